/** The address of a file lives so long, for slow phones and those that ask before saving. */
const keptMs = 60_000

/** Has the browser keep a file that was made here. */
export const saveFile = (name: string, content: Blob): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Browsers read it after the click; an address that is gone by then saves nothing.
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs)
}
