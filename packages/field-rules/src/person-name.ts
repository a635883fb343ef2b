// Letters that cannot be decomposed into a Latin letter and a mark.
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ŋ: 'n',
}

const shortForms: Readonly<Record<string, string>> = { jr: 'junior', jun: 'junior' }

/** The part of a name that is compared: `Márcia  D’Ávila Jr.` → `marciadavilajunior`. */
const readable = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    // Capitals first: the lower case of ẞ is ß, and that of İ carries its own mark.
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f\p{Cf}]/gu, '')
    .replaceAll(/./gu, (letter) => plainLetters[letter] ?? letter)
    .split(/[^\p{L}\p{M}]+/u)
    .map((word) => shortForms[word] ?? word)
    .join('')

/**
 * Whether two spellings can be one person's name: banks differ in accents, capitals, punctuation and
 * spaces. Two names with no readable part are never the same.
 */
export const isSameName = (one: string, other: string): boolean => {
  const letters = readable(one)
  return letters !== '' && letters === readable(other)
}
