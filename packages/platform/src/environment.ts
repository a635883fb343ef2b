import { readFileSync } from 'node:fs'
import { z } from 'zod'

export const Port = z.coerce.number().int().min(0).max(65_535)

const Environment = z.object({
  DATABASE_URL: z.string().min(1),
  HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** How long a copy that shuts down fails its readiness probe, and still serves, before it stops. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  /** Where browsers reach the site. */
  SITE_ORIGIN: z.url().default('http://127.0.0.1:3000'),
  /** Addresses of proxies whose forwarded-for header is trusted. */
  TRUSTED_PROXIES: z.string().default(''),
})

/** Variables read by every server, as fields of its own schema. */
export const serverEnvironment = Environment.shape

/** The entries of a comma-separated variable. */
export const listOf = (text: string): string[] => text.split(',').filter(Boolean)

/** A secret, given directly or as a file containing it. @throws if neither is set. */
export const valueOrFile = (
  name: string,
  value: string | undefined,
  file: string | undefined,
): string => {
  if (value) return value
  if (file) return readFileSync(file, 'utf8').trim()
  throw new Error(`set ${name} or ${name}_FILE`)
}
