import { useMemo } from 'react'
import { useLanguage } from '../../../core/language/language.tsx'
import { useSession } from '../../../core/session/store.ts'
import { firebaseChannel } from './firebase-channel.ts'
import { useText } from '../../../core/language/use-text.ts'
import type { CodeChannel } from './code-channel.ts'
import { ownChannel, type CodeRequest } from './own-channel.ts'

/** The brand's channel for one form; `request` is the form's own call, and must be stable. */
export const useCodeChannel = (request: CodeRequest): CodeChannel => {
  const t = useText('auth')
  const { locale } = useLanguage()
  const project = useSession().systemStatus.info.phoneAuth
  return useMemo(
    () =>
      project
        ? firebaseChannel(project, { t, locale })
        : ownChannel(request, {
            notHuman: t('auth.verifyFailed'),
            networkFailed: t('state.network'),
          }),
    [project, request, t, locale],
  )
}
