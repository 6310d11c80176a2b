/** Compounds from German datasheets and forms, of every length from 4 to 36 letters. */
const compounds = [
  'Öler',
  'Motor',
  'Anlage',
  'Druckab',
  'Luftmaß',
  'Kühlluft',
  'Messgröße',
  'Steuerung',
  'Drehzahl',
  'Anfahrzeit',
  'Laufradsitz',
  'Kühlmantel',
  'Druckluft',
  'Messbereich',
  'Luftlagerung',
  'Schaltschrank',
  'Druckmessung',
  'Einbaurahmen',
  'Verdichterrad',
  'Drehzahlregler',
  'Laufradprüfung',
  'Wartungsvertrag',
  'Auslegungspunkt',
  'Schalldämpfung',
  'Antriebsleistung',
  'Turbogebläsestufe',
  'Abwärmerückgewinn',
  'Kühlwassertemperatur',
  'Frequenzumrichter',
  'Anlagenverfügbarkeit',
  'Betriebsgenehmigung',
  'Luftlagerüberwachung',
  'Inbetriebnahmeprotokoll',
  'Druckverlustberechnung',
  'Verdichterkennfeldlinie',
  'Geschwindigkeitsmessung',
  'Abwärmenutzungskonzept',
  'Magnetlagersteuerungsteil',
  'Energieeffizienzbewertung',
  'Kältemittelverdichtersatz',
  'Druckluftversorgungsanlage',
  'Pumpgrenzregelungsverfahren',
  'Abwasserbelüftungsverfahren',
  'Schwingungsüberwachungsgerät',
  'Wärmerückgewinnungsanlagenbau',
  'Frequenzumrichterschaltschrank',
  'Hochgeschwindigkeitsverdichter',
  'Instandhaltungsvereinbarungsform',
  'Turboverdichteranlagenüberwachung',
  'Niederspannungsschaltanlagenprüfung',
  'Donaudampfschifffahrtsgesellschaften',
];

/** Short words, to replace short words. */
const small = ['und', 'der', 'oder', 'auch', 'nicht', 'durch'];

const byLength = [...small, ...compounds].sort((a, b) => a.length - b.length);

/** A German word one and a half times to twice as long; a word always has the same replacement. */
export function german(word: string, pick: (count: number) => number): string {
  const { length } = word;
  const enough = byLength.filter((one) => one.length >= length * 1.5);
  const some = enough.filter((one) => one.length <= length * 2);
  const chosen = some[pick(some.length)] ?? enough[0] ?? byLength.at(-1) ?? word;
  if (word === word.toUpperCase() && length > 1) return chosen.toUpperCase();
  return small.includes(chosen) && word[0] === word[0]?.toUpperCase()
    ? chosen.replace(/^./, (letter) => letter.toUpperCase())
    : chosen;
}
