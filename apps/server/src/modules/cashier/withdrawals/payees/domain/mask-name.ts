/** `Marina Alves Lima` → `Marina A. L.` */
export const maskName = (name: string): string => {
  const [first = '', ...others] = name.trim().split(/\s+/)
  return [first, ...others.map((part) => `${part.slice(0, 1)}.`)].join(' ')
}
