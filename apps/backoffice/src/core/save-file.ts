/** Saves a file on the operator’s computer, of JSON unless another type is named. */
export const saveFile = (name: string, content: string, type = 'application/json'): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
