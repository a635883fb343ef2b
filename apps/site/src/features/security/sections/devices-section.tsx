import { Feather, History, MonitorSmartphone, Smartphone } from 'lucide-react'
import { useLanguage } from '../../../core/language/language.tsx'
import { pressesData, useLowData } from '../../../core/low-data/low-data.ts'
import { to } from '../../../core/router/to.ts'
import { openPopup } from '../../../core/popups/popups.ts'
import { useSession } from '../../../core/session/store.ts'
import { InfoList, InfoRow, LinkRow, RowButton } from '../common/info-list.tsx'
import { useText } from '../../../core/language/use-text.ts'

/** Where the account is logged in, its history, whether others use this phone too, and low-data mode. */
export const DevicesSection = () => {
  const { t: everywhere } = useLanguage()
  const t = useText('security')
  const isLowData = useLowData()
  const isShared = useSession().memberInfo?.isSharedPhone ?? false
  return (
    <InfoList title={t('section.devices')}>
      <LinkRow
        icon={<MonitorSmartphone size={20} aria-hidden="true" />}
        label={t('sessions')}
        value={t('sessionsText')}
        href={to.member('securityCenter', { part: 'sessions' })}
      />
      <LinkRow
        icon={<History size={20} aria-hidden="true" />}
        label={t('history')}
        value={t('historyText')}
        href={to.member('securityCenter', { part: 'history' })}
      />
      <InfoRow
        icon={<Smartphone size={20} aria-hidden="true" />}
        label={t('pin.mode')}
        value={t(isShared ? 'pin.modeOn' : 'pin.modeOff')}
        action={
          <RowButton
            label={t(isShared ? 'change' : 'turnOn')}
            about={t('pin.mode')}
            onClick={() => openPopup('security', { form: { name: 'sharedPhone' } })}
          />
        }
      />
      <InfoRow
        icon={<Feather size={20} aria-hidden="true" />}
        label={everywhere('lowData.name')}
        value={t(isLowData ? 'lowDataOn' : 'lowDataOff')}
        action={
          <RowButton
            label={isLowData ? everywhere('lowData.turnOff') : t('turnOn')}
            about={everywhere('lowData.name')}
            {...pressesData(isLowData ? 'full' : 'low')}
          />
        }
      />
    </InfoList>
  )
}
