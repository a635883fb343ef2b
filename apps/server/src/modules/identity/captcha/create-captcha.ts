import { findGeetest } from './adapters/verify-by-geetest.ts'
import type { IdentityNeeds } from '../needs.ts'
import { createCheckCaptcha } from './service/check-captcha.ts'
import { createGeetestCheck } from './service/geetest-check.ts'
import { createGetCaptcha } from './service/get-captcha.ts'
import { createHumanCheck } from './service/human-check.ts'
import { loadHumanSecrets } from './service/load-human-secrets.ts'

/** Captcha pictures, and the human verification: our own, or a vendor's if one is configured. */
export const createCaptcha = async ({
  database: { db },
  clock,
  config,
  environment = {},
  logger,
}: IdentityNeeds) => {
  const ownCheck = createHumanCheck({
    db,
    clock,
    secrets: await loadHumanSecrets(config.SECRETS_DIR),
    countMax: config.HUMAN_CHALLENGE_MAX,
  })
  const geetest = findGeetest(environment)
  const human = geetest ? createGeetestCheck({ db, clock, geetest, ownCheck, logger }) : ownCheck
  return {
    isHuman: human.isHuman,
    getHumanChallenge: human.getHumanChallenge,
    isCaptchaRight: createCheckCaptcha(db, clock),
    getCaptcha: createGetCaptcha(db, clock),
  }
}

export type Captcha = Awaited<ReturnType<typeof createCaptcha>>
