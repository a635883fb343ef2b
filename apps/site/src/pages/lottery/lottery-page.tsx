import type { MessageKey } from '@trevo/i18n/site/catalog.ts'
import { useLocation } from 'react-router'
import { useLanguage } from '../../language/language.tsx'
import { FramePage } from '../frame-page.tsx'

const titles: Readonly<Record<string, MessageKey>> = {
  '/sealottery': 'page.seaLottery',
  '/vnlottery': 'page.vnLottery',
}

export const Component = () => {
  const { t } = useLanguage()
  const { pathname } = useLocation()
  return (
    <FramePage
      title={t(titles[pathname.toLowerCase()] ?? 'page.lottery')}
      text={t('page.lotteryText')}
      drawing="ticket"
    />
  )
}
