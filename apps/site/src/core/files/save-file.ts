/** How long an object URL lives, for slow phones and browsers that ask before saving. */
const keptMs = 60_000

/** Makes the browser save a file that was created on this page. */
export const saveFile = (name: string, content: Blob): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Browsers read the URL after the click; once revoked it saves nothing.
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs)
}
