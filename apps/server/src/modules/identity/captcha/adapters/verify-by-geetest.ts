import { createHmac } from 'node:crypto'
import { z } from 'zod'

const Environment = z.object({
  GEETEST_ID: z.string().min(1).optional(),
  GEETEST_KEY: z.string().min(1).optional(),
  GEETEST_API_URL: z.url().default('https://gcaptcha4.geetest.com'),
  GEETEST_SCRIPT_URL: z.url().default('https://static.geetest.com/v4/gt4.js'),
})

/** An account of GeeTest CAPTCHA v4. */
export type Geetest = {
  readonly captchaId: string
  readonly captchaKey: string
  readonly apiUrl: string
  /** The public part, for the pages. */
  readonly scriptUrl: string
}

/** The account of this deployment, if it has one; throws for an id without its key. */
export const findGeetest = (environment: NodeJS.ProcessEnv): Geetest | undefined => {
  const found = Environment.parse(environment)
  const { GEETEST_ID: captchaId, GEETEST_KEY: captchaKey } = found
  if (captchaId === undefined && captchaKey === undefined) return undefined
  if (captchaId === undefined || captchaKey === undefined) {
    throw new Error('GEETEST_ID and GEETEST_KEY belong together')
  }
  const { GEETEST_API_URL: apiUrl, GEETEST_SCRIPT_URL: scriptUrl } = found
  return { captchaId, captchaKey, apiUrl, scriptUrl }
}

/** The vendor script's result on the page; the base64 proof holds it as JSON. */
const Fields = z.object({
  lot_number: z.string().min(1).max(128),
  captcha_output: z.string().min(1).max(3_000),
  pass_token: z.string().min(1).max(256),
  // The vendor rejects anything but digits.
  gen_time: z.string().regex(/^\d{1,20}$/),
})
export type GeetestFields = z.infer<typeof Fields>

/** The fields of a proof; undefined if it is not a GeeTest proof. */
export const parseGeetest = (proof: string): GeetestFields | undefined => {
  try {
    return Fields.safeParse(JSON.parse(Buffer.from(proof, 'base64').toString('utf8'))).data
  } catch {
    return undefined
  }
}

const answerWithinMs = 3_000

/** `result` is the outcome of a verification, `status` and `code` those of an invalid request. */
const Answer = z.looseObject({ result: z.string().optional(), code: z.string().optional() })

/** `away`: no readable answer; the visitor was not judged. */
export type GeetestVerdict = 'passed' | 'refused' | 'away'

/** Verifies a proof at the vendor, signed with the account's key. Never throws. */
export const askGeetest = async (
  { captchaId, captchaKey, apiUrl }: Geetest,
  fields: GeetestFields,
): Promise<GeetestVerdict> => {
  const signToken = createHmac('sha256', captchaKey).update(fields.lot_number).digest('hex')
  const query = new URLSearchParams({ captcha_id: captchaId })
  try {
    const response = await fetch(`${apiUrl}/validate?${query}`, {
      method: 'POST',
      body: new URLSearchParams({ ...fields, sign_token: signToken }),
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
    })
    if (!response.ok) return 'away'
    return Answer.parse(await response.json()).result === 'success' ? 'passed' : 'refused'
  } catch {
    return 'away'
  }
}
