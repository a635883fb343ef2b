/** Typed text survives the end of the session and leaving the page, in this tab. */
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
    // Without storage it lasts as long as the page.
  }
}
