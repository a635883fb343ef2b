// Letters that do not fall apart into a Latin letter and a mark.
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

/** Only what is read of a name: `Márcia  D’Ávila Jr.` → `marciadavilajunior`. */
const readable = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    // Capitals first: the small form of ẞ is ß, and that of İ carries its own mark.
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f\p{Cf}]/gu, '')
    .replaceAll(/./gu, (letter) => plainLetters[letter] ?? letter)
    .split(/[^\p{L}\p{M}]+/u)
    .map((word) => shortForms[word] ?? word)
    .join('')

/**
 * Whether two writings can be one person's name: accents, capitals, signs and spaces are how banks
 * differ. Two names of which nothing can be read are never the same.
 */
export const isSameName = (one: string, other: string): boolean => {
  const letters = readable(one)
  return letters !== '' && letters === readable(other)
}
