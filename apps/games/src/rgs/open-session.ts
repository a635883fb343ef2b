import { RgsRefusal } from './rgs-port.ts'

/** A launch token opens once; a reload, with the used token or without, finds its session. */
export const openSession = async <Session>(
  port: {
    readonly open: (launchToken: string) => Promise<Session>
    readonly resume: () => Promise<Session>
  },
  launchToken: string | undefined,
  hasSession: boolean,
): Promise<Session> => {
  if (launchToken === undefined) return port.resume()
  try {
    return await port.open(launchToken)
  } catch (error) {
    const isUsed = error instanceof RgsRefusal && error.code === 'rgs.launch_invalid'
    if (!isUsed || !hasSession) throw error
    return port.resume()
  }
}
