/** Whether `text` is yyyy-MM-dd and names an existing day. */
export const isDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  // The parser lets 31 February roll over; the result then reads differently.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
