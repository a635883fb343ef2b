/** Full years on the day `todayOn` (yyyy-MM-dd) of somebody born on `bornOn`. */
export const ageOf = (bornOn: string, todayOn: string): number => {
  const years = Number(todayOn.slice(0, 4)) - Number(bornOn.slice(0, 4))
  return todayOn.slice(5) < bornOn.slice(5) ? years - 1 : years
}
