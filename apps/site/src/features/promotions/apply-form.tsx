import { applyForPromotion } from '@trevo/api-client/endpoints.ts'
import {
  commentMax,
  pictureBytesMax,
  picturesMax,
  pictureTypes,
} from '@trevo/contract/promotion-names.ts'
import { type Promotion } from '@trevo/contract/wps/promotions.ts'
import { Button } from '@trevo/ui/button.tsx'
import { TextArea } from '@trevo/ui/field.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { ImagePlus, RotateCw, X } from 'lucide-react'
import { useId, useState, type ChangeEvent, type FormEvent } from 'react'
import { ShareBar } from '@trevo/ui/share-bar.tsx'
import { call } from '../../core/api/api.ts'
import styles from './promotion-sheet.module.css'
import { useText } from '../../core/language/use-text.ts'
import { useUploads, type Upload } from './use-uploads.ts'

const megabytes = pictureBytesMax / 1024 / 1024

const UploadRow = ({
  upload,
  onAgain,
  onRemove,
}: {
  readonly upload: Upload
  readonly onAgain: () => void
  readonly onRemove: () => void
}) => {
  const t = useText('promotions')
  const { file, share, pictureId, trouble } = upload
  const { name } = file
  const hasFailed = trouble !== undefined
  const state = hasFailed
    ? t('promo.uploadFailed', { name })
    : pictureId
      ? t('promo.uploaded', { name })
      : t('promo.uploading', { name })
  return (
    <li className={styles['upload']}>
      <p>
        <span>{state}</span>
        {trouble && <small role="alert">{trouble}</small>}
      </p>
      {!pictureId && !hasFailed && (
        <ShareBar share={share} label={state} text={`${Math.floor(share * 100)} %`} />
      )}
      {hasFailed && (
        <Button look="quiet" onClick={onAgain}>
          <RotateCw size={16} aria-hidden="true" /> {t('state.retry')}
        </Button>
      )}
      <Button look="quiet" aria-label={t('common.removeName', { name })} onClick={onRemove}>
        <X size={18} aria-hidden="true" />
      </Button>
    </li>
  )
}

const usePicking = (uploads: ReturnType<typeof useUploads>) => {
  const t = useText('promotions')
  const [trouble, setTrouble] = useState<string>()
  const pick = (files: readonly File[]): void => {
    setTrouble(undefined)
    if (uploads.uploads.length + files.length > picturesMax) {
      setTrouble(t('promo.picturesMany'))
      return
    }
    for (const file of files) {
      const { name, type, size } = file
      if (!pictureTypes.some((one) => one === type)) {
        setTrouble(t('promo.pictureType', { name }))
        return
      }
      if (size > pictureBytesMax) {
        setTrouble(t('promo.pictureLarge', { name, mb: megabytes }))
        return
      }
    }
    uploads.add(files)
  }
  return { pick, trouble }
}

/** Pictures of an application, each with its upload progress. */
const Pictures = ({ uploads }: { readonly uploads: ReturnType<typeof useUploads> }) => {
  const t = useText('promotions')
  const inputId = useId()
  const { pick, trouble } = usePicking(uploads)
  return (
    <>
      <p className={styles['muted']}>{t('promo.pictures', { max: picturesMax, mb: megabytes })}</p>
      <label className={styles['choose']} htmlFor={inputId}>
        <ImagePlus size={18} aria-hidden="true" /> {t('promo.choosePictures')}
        <input
          id={inputId}
          type="file"
          multiple
          accept={pictureTypes.join(',')}
          onChange={({ target }) => {
            pick([...(target.files ?? [])])
            target.value = ''
          }}
        />
      </label>
      {trouble && (
        <p role="alert" className={styles['trouble']}>
          {trouble}
        </p>
      )}
      {uploads.uploads.length > 0 && (
        <ul className={styles['uploads']}>
          {uploads.uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onAgain={() => uploads.again(upload)}
              onRemove={() => uploads.remove(upload.key)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

/** PROMO-2: an application with a comment and pictures; errors are shown before anything is sent. */
export const ApplyForm = ({
  promotion,
  onApplied,
}: {
  readonly promotion: Promotion
  readonly onApplied: (promotion: Promotion) => void
}) => {
  const t = useText('promotions')
  const [comment, setComment] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const uploads = useUploads()
  const count = [...comment].length
  const isLong = count > commentMax
  const isWaiting = uploads.uploads.some(({ pictureId }) => pictureId === undefined)

  const apply = async (event: FormEvent) => {
    event.preventDefault()
    if (isLong || isWaiting || isBusy) return
    setIsBusy(true)
    setRefused(undefined)
    const pictureIds = uploads.uploads.flatMap(({ pictureId }) => pictureId ?? [])
    const { promotionId } = promotion
    const answer = await call(applyForPromotion, { body: { promotionId, comment, pictureIds } })
    setIsBusy(false)
    if (!answer.ok) {
      setRefused(answer.message || t('promo.failedText'))
      return
    }
    showToast(t('promo.applied'))
    onApplied(answer.value)
  }

  return (
    <form className={styles['card']} onSubmit={(event) => void apply(event)} noValidate>
      <TextArea
        label={t('promo.comment')}
        value={comment}
        rows={3}
        error={isLong ? t('promo.commentLong', { max: commentMax }) : undefined}
        counter={t('promo.commentHint', { count, max: commentMax })}
        onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) => setComment(target.value)}
      />
      <Pictures uploads={uploads} />
      {refused && (
        <p role="alert" className={styles['trouble']}>
          {refused}
        </p>
      )}
      <Button
        type="submit"
        size="large"
        wide
        busy={isBusy}
        disabledReason={isWaiting ? t('promo.waitUploads') : undefined}
      >
        {t('promo.apply')}
      </Button>
    </form>
  )
}
