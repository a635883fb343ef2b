import { formatDate } from '@trevo/i18n/format.ts'
import { useLanguage } from '../../../core/language/language.tsx'
import { openPopup } from '../../../core/popups/popups.ts'
import { InfoList, InfoRow, RowButton } from '../common/info-list.tsx'
import type { SecurityOverview } from '../common/queries.ts'
import { useText } from '../../../core/language/use-text.ts'

/** The owner of the account. */
export const ProfileSection = ({ profile }: { readonly profile: SecurityOverview['profile'] }) => {
  const t = useText('security')
  const { locale } = useLanguage()
  // A calendar day has no time: read and written in the same zone it stays the same day.
  const bornOn = profile.bornOn && formatDate(new Date(profile.bornOn), locale, 'UTC')
  const facts = [
    ['field.username', profile.username],
    ['field.nickname', profile.nickname],
    ['field.payeeName', profile.payeeName],
    ['field.bornOn', bornOn],
    ['field.taxId', profile.taxId],
  ] as const
  return (
    <InfoList
      title={t('section.profile')}
      action={
        <RowButton
          label={t('edit')}
          about={t('section.profile')}
          onClick={() => openPopup('security', { form: { name: 'profile' } })}
        />
      }
    >
      {facts.map(([name, value]) => (
        <InfoRow key={name} label={t(name)} value={value || t('empty')} isEmpty={!value} />
      ))}
    </InfoList>
  )
}
