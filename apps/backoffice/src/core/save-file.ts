/** Saves a file of JSON on the operator’s computer. */
export const saveFile = (name: string, content: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
