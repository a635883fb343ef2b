/** The page of this site that `from` names; home for anything else, so that a link cannot lead to another site. */
export const returnAddress = (search: string): string => {
  const from = new URLSearchParams(search).get('from') ?? '/'
  // Two slashes, or a backslash, would start a host name.
  return /^\/(?![/\\])/.test(from) && !from.startsWith('/offline') ? from : '/'
}
