import { z } from 'zod'

const ClientData = z.object({ origin: z.string(), challenge: z.string().min(1) })

/** The page named by the browser, from the part of its answer that the device signed. */
export const clientDataOf = (clientDataJson: unknown): z.infer<typeof ClientData> | undefined => {
  if (typeof clientDataJson !== 'string') return undefined
  try {
    const text = Buffer.from(clientDataJson, 'base64url').toString('utf8')
    return ClientData.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Whether a page of this origin may use passkeys of the host: encrypted, or on this machine. */
export const isOriginOf = (origin: string, host: string): boolean => {
  if (!URL.canParse(origin)) return false
  const { hostname, protocol } = new URL(origin)
  const isThisMachine = hostname === 'localhost' || hostname.endsWith('.localhost')
  return hostname === host && (protocol === 'https:' || isThisMachine)
}
