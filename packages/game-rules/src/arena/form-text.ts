/** A form with its sign: "+1", "0", "−1". */
export const formText = (form: number): string => {
  if (form === 0) return '0'
  return form > 0 ? `+${form}` : `−${-form}`
}
