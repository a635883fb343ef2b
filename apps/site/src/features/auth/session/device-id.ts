const key = 'SHELL_deviceId'

/** Identifies this browser to the server, for its list of sessions; undefined where storage is blocked. */
export const findDeviceId = (): string | undefined => {
  try {
    const known = localStorage.getItem(key)
    if (known) return known
    const made = crypto.randomUUID()
    localStorage.setItem(key, made)
    return made
  } catch {
    return undefined
  }
}
