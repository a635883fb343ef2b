/** Text that was typed survives a session that ends, and a page that is left, for this tab. */
export const readDraft = (name: string): string => {
  try {
    return sessionStorage.getItem(`draft:${name}`) ?? ''
  } catch {
    return ''
  }
}

export const keepDraft = (name: string, text: string): void => {
  try {
    if (text === '') sessionStorage.removeItem(`draft:${name}`)
    else sessionStorage.setItem(`draft:${name}`, text)
  } catch {
    // Without storage it lives as long as the page.
  }
}
