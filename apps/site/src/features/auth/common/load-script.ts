/** Loads a vendor's script once; a failed load is retried by the next call. */
export const scriptLoader = <Started>(
  name: string,
  started: () => Promise<Started> | undefined,
) => {
  let loading: Promise<Started> | undefined
  const load = async (url: string): Promise<Started> => {
    await new Promise<void>((resolve, reject) => {
      const script = document.createElement('script')
      script.src = url
      script.addEventListener('error', () => reject(new Error(`${name} did not load`)))
      script.addEventListener('load', () => resolve())
      document.head.append(script)
    })
    const start = started()
    if (!start) throw new Error(`${name} did not start`)
    return start
  }
  return (url: string): Promise<Started> => {
    loading ??= load(url)
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
}
