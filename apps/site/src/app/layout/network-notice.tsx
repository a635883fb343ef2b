import { showToast } from '@trevo/ui/toast.tsx'
import { useEffect } from 'react'
import { whenTroubled } from '../../core/api/trouble.ts'
import { useLanguage } from '../../core/language/language.tsx'

/** ERR-12: says once per outage that the network is the matter; forms say it beside their button. */
export const NetworkNotice = () => {
  const { t } = useLanguage()
  useEffect(() => whenTroubled(() => showToast(t('state.network'), 'bad')), [t])
  return null
}
