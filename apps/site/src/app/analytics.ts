/** START-6: loads the analytics of the brand's own id; a brand without one has none. */
export const loadAnalytics = (gtagId: string | null): void => {
  if (!gtagId) return
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(gtagId)}`
  document.head.append(script)
}
