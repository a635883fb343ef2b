const hidden = '*'.repeat(4)

/** A name for others, as on a winner board: two letters and the last, never its length. */
export const maskName = (name: string): string => {
  const characters = [...name]
  const [first = '', second = ''] = characters
  const last = characters.length > 4 ? characters.at(-1) : ''
  return `${first}${characters.length > 3 ? second : ''}${hidden}${last}`
}

/** `an****@m****.com.br` */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const dot = domain.indexOf('.')
  return `${email.slice(0, Math.min(2, at))}${hidden}@${domain.slice(0, 1)}${hidden}${domain.slice(dot)}`
}

/** The last four digits; of a short number the last two. */
export const maskNumber = (number: string): string =>
  `${hidden}${number.slice(number.length > 7 ? -4 : -2)}`

/** `Ana L****` */
export const maskPerson = (fullName: string): string => {
  const [first = '', ...others] = fullName.split(' ').filter(Boolean)
  const initial = others.at(-1)?.slice(0, 1)
  return initial ? `${first} ${initial}${hidden}` : `${first.slice(0, 2)}${hidden}`
}

/** `203.0.113.****`, of IPv6 the first four groups: enough to tell two places apart. */
export const maskAddress = (address: string): string => {
  if (!address.includes(':')) return `${address.split('.').slice(0, 3).join('.')}.${hidden}`
  return `${address.split(':').slice(0, 4).join(':')}:${hidden}`
}
