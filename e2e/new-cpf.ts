/** A valid CPF that no account has, perhaps with a given beginning. */
export const newCpf = (beginning = ''): string => {
  const digits = [...beginning].map(Number)
  while (digits.length < 9) digits.push(Math.floor(Math.random() * 9))
  for (const weight of [10, 11]) {
    const sum = digits.reduce((all, digit, at) => all + digit * (weight - at), 0)
    digits.push(((sum * 10) % 11) % 10)
  }
  return digits.join('')
}
