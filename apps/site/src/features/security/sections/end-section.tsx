import { openPopup } from '../../../core/popups/popups.ts'
import { InfoList, InfoRow, RowButton } from '../common/info-list.tsx'
import { useText } from '../../../core/language/use-text.ts'

/** Closing the account, for good. */
export const EndSection = () => {
  const t = useText('security')
  return (
    <InfoList title={t('section.end')}>
      <InfoRow
        label={t('close')}
        value={t('closeText')}
        action={
          <RowButton
            danger
            label={t('closeIt')}
            about={t('close')}
            onClick={() => openPopup('security', { form: { name: 'close' } })}
          />
        }
      />
    </InfoList>
  )
}
