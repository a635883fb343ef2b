import { CircleCheck } from 'lucide-react'
import { openPopup } from '../../../core/popups/popups.ts'
import { InfoList, InfoRow, RowButton } from '../common/info-list.tsx'
import type { SecurityOverview } from '../common/queries.ts'
import styles from '../common/list.module.css'
import { useText } from '../../../core/language/use-text.ts'

const others = ['whatsapp', 'line', 'facebook', 'wechat', 'qqNum'] as const

/** How the member can be reached; a confirmed contact also allows account recovery. */
export const ContactSection = ({ overview }: { readonly overview: SecurityOverview }) => {
  const t = useText('security')
  const { profile } = overview
  const given = others.filter((name) => name === 'whatsapp' || profile[name])
  return (
    <InfoList title={t('section.contact')}>
      <Confirmable channel="email" value={profile.email} confirmed={overview.emailConfirmed} />
      <Confirmable channel="mobile" value={profile.mobile} confirmed={overview.mobileConfirmed} />
      {given.map((name) => (
        <InfoRow
          key={name}
          label={t(`field.${name}`)}
          value={profile[name] || t('empty')}
          isEmpty={!profile[name]}
          action={
            <RowButton
              label={t(profile[name] ? 'change' : 'common.add')}
              about={t(`field.${name}`)}
              onClick={() => openPopup('security', { form: { name: 'profile' } })}
            />
          }
        />
      ))}
    </InfoList>
  )
}

const Confirmable = ({
  channel,
  value,
  confirmed,
}: {
  readonly channel: 'email' | 'mobile'
  readonly value: string | null
  readonly confirmed: boolean
}) => {
  const t = useText('security')
  const isKnown = value !== null
  const name = t(channel === 'email' ? 'field.email' : 'field.mobileNum')
  return (
    <InfoRow
      label={name}
      isEmpty={!isKnown}
      value={
        isKnown ? (
          <span className={styles['state']} data-good={confirmed || undefined}>
            {confirmed && <CircleCheck size={15} aria-hidden="true" />}
            {value} · {t(confirmed ? 'confirmed' : 'unconfirmed')}
          </span>
        ) : (
          t('empty')
        )
      }
      action={
        <RowButton
          label={t(confirmed ? 'change' : isKnown ? 'common.confirm' : 'common.add')}
          about={name}
          onClick={() => openPopup('security', { form: { name: 'contact', channel } })}
        />
      }
    />
  )
}
