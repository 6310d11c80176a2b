/** One to five syllables. If you add words, add their syllables to `fonts/korean-words.woff2`, a subset of Noto Sans KR. */
const words = [
  '값',
  '및',
  '더',
  '제품',
  '기술',
  '공기',
  '압력',
  '유량',
  '설치',
  '문의',
  '고속',
  '터보',
  '냉각기',
  '압축기',
  '송풍기',
  '사무소',
  '자료실',
  '보고서',
  '정비팀',
  '운전점',
  '에너지',
  '고객지원',
  '공기베어링',
  '진공펌프',
  '제어장치',
  '설치사례',
  '품질인증',
  '회전속도',
  '자기베어링',
  '소음방지',
  '유지보수팀',
  '인버터제어',
  '에너지절감',
  '폐열회수기',
  '압축공기량',
  '기술자료실',
];

/** A Korean word with about half as many syllables; a word always has the same replacement. */
export function korean(word: string, pick: (count: number) => number): string {
  const syllables = Math.min(5, Math.max(1, Math.round(word.length / 2.2)));
  const some = words.filter(({ length }) => length === syllables);
  return some[pick(some.length)] ?? word;
}
