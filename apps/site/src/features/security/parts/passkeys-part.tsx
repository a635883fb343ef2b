import { useQuery } from '@tanstack/react-query'
import { passkeyObstacle } from '@trevo/api-client/passkey.ts'
import { formatDate } from '@trevo/i18n/format.ts'
import { Button } from '@trevo/ui/button.tsx'
import { Fingerprint } from 'lucide-react'
import { Empty } from '../../../core/lists/empty.tsx'
import { useLanguage } from '../../../core/language/language.tsx'
import { openPopup } from '../../../core/popups/popups.ts'
import { InfoRow, RowButton } from '../common/info-list.tsx'
import { PartState } from '../common/part-state.tsx'
import { passkeysQuery } from '../common/queries.ts'
import form from '../forms/form.module.css'
import list from '../common/list.module.css'
import styles from '../common/security.module.css'
import { useText } from '../../../core/language/use-text.ts'

/** The passkeys of the account, and a button to add one. */
export const PasskeysPart = () => {
  const t = useText('security')
  const query = useQuery(passkeysQuery())
  const { data: passkeys } = query
  const obstacle = passkeyObstacle()
  const add = (
    <Button
      size="large"
      className={styles['only']}
      disabledReason={obstacle && t(`passkey.${obstacle}`, { address: location.host })}
      onClick={() => openPopup('security', { form: { name: 'passkeyAdd' } })}
    >
      <Fingerprint size={20} aria-hidden="true" />
      {t('passkeys.add')}
    </Button>
  )
  if (!passkeys) return <PartState query={query} height={260} />
  if (passkeys.length === 0) {
    return (
      <Empty drawing="locked" title={t('passkeys.none')} text={t('passkeys.text')} action={add} />
    )
  }
  return (
    <>
      <h2>{t('passkeys.title')}</h2>
      <p className={form['lead']}>{t('passkeys.text')}</p>
      <ul className={list['list']}>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.passkeyId} {...passkey} />
        ))}
      </ul>
      {add}
    </>
  )
}

const PasskeyRow = ({
  passkeyId,
  name,
  createdAt,
  lastUsedAt,
}: {
  readonly passkeyId: string
  readonly name: string
  readonly createdAt: string
  readonly lastUsedAt: string | null
}) => {
  const t = useText('security')
  const { locale } = useLanguage()
  const dateOf = (at: string) => formatDate(new Date(at), locale)
  const label = name || t('passkeys')
  return (
    <InfoRow
      icon={<Fingerprint size={20} aria-hidden="true" />}
      label={label}
      value={`${t('passkeys.created', { date: dateOf(createdAt) })} · ${
        lastUsedAt === null
          ? t('passkeys.neverUsed')
          : t('passkeys.used', { date: dateOf(lastUsedAt) })
      }`}
      action={
        <RowButton
          danger
          label={t('common.remove')}
          about={label}
          onClick={() =>
            openPopup('security', { form: { name: 'passkeyRemove', passkeyId, label } })
          }
        />
      }
    />
  )
}
