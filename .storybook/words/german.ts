/** Compounds as they stand in German data sheets and forms, of every length from 4 to 36 letters. */
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

/** Small words, for small words. */
const small = ['und', 'der', 'oder', 'auch', 'nicht', 'durch'];

/** A German word one and a half times to twice as long, always the same for the same word. */
export function german(word: string, pick: (count: number) => number): string {
  const { length } = word;
  const from = Math.ceil(length * 1.5);
  const to = Math.max(from, length * 2);
  const some = [...small, ...compounds].filter((one) => one.length >= from && one.length <= to);
  const chosen = some[pick(some.length)] ?? compounds.at(-1) ?? word;
  if (word === word.toUpperCase() && length > 1) return chosen.toUpperCase();
  return small.includes(chosen) && word[0] === word[0]?.toUpperCase()
    ? chosen.replace(/^./, (letter) => letter.toUpperCase())
    : chosen;
}
