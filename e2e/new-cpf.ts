/** A valid CPF that no account has. */
export const newCpf = (): string => {
  const digits = Array.from({ length: 9 }, () => Math.floor(Math.random() * 9))
  for (const weight of [10, 11]) {
    const sum = digits.reduce((all, digit, at) => all + digit * (weight - at), 0)
    digits.push(((sum * 10) % 11) % 10)
  }
  return digits.join('')
}
