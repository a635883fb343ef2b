/** The end of a printed number, by which people distinguish draws of a day: `20301005-0721` is 0721. */
export const shortNumero = (numero: string): string => {
  const [, afterDash] = numero.split('-')
  if (afterDash) return afterDash
  // `yyyyMMddnnn` and `yyyyMMddnnnn` begin with the day, `yyyynnn` with the year.
  return numero.length > 8 ? numero.slice(8) : numero.slice(-3)
}
