import { showToast } from '@trevo/ui/toast.tsx'
import { useEffect } from 'react'
import { whenTroubled } from '../../core/api/trouble.ts'
import { useLanguage } from '../../core/language/language.tsx'

/** ERR-12: reports a network failure once per outage; forms report it beside their button. */
export const NetworkNotice = () => {
  const { t } = useLanguage()
  useEffect(() => whenTroubled(() => showToast(t('state.network'), 'bad')), [t])
  return null
}
