/**
 * The path and query of the requested page. A target may name a scheme and host, or begin with two slashes:
 * neither makes it another site's.
 */
export const pageUrlOf = ({ url }: { readonly url: string }): URL => {
  const target = url.replace(/^[a-z][\w+.-]*:\/\/[^/?#]*/i, '')
  const path = `/${target.replace(/^[/\\]+/, '')}`
  return URL.parse(`http://page${path}`) ?? new URL('http://page/')
}
