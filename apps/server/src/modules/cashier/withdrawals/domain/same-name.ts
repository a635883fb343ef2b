const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()

/** Whether two writings mean the same person: accents, capitals and signs are how banks differ. */
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other)

/** `Marina Alves Lima` → `Marina A. L.` */
export const maskName = (name: string): string => {
  const [first = '', ...others] = name.trim().split(/\s+/)
  return [first, ...others.map((part) => `${part.slice(0, 1)}.`)].join(' ')
}
