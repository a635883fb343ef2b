import { getCaptcha } from '@trevo/api-client/endpoints.ts'
import { useCallback, useRef, useState } from 'react'
import { call } from '../api/api.ts'

/** REG-5, LOGIN-5: a new picture at most once a second. */
export const captchaEveryMs = 1_000

export type Captcha = {
  /** Data address of the picture; undefined while it is loading. */
  readonly picture: string | undefined
  readonly failed: boolean
  readonly refresh: () => void
}

/** The captcha picture and the function to replace it. Nothing is fetched before `refresh`. */
export const useCaptcha = (): Captcha => {
  const [picture, setPicture] = useState<string>()
  const [failed, setFailed] = useState(false)
  const askedAt = useRef(-Infinity)

  const refresh = useCallback(() => {
    const now = performance.now()
    if (now - askedAt.current < captchaEveryMs) return
    askedAt.current = now
    void call(getCaptcha).then((answer) => {
      // An answer older than the last request is for a picture that no longer counts.
      if (askedAt.current !== now) return
      setFailed(!answer.ok)
      setPicture(answer.ok ? `data:image/png;base64,${answer.value}` : undefined)
    })
  }, [])
  return { picture, failed, refresh }
}
