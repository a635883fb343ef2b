import type { ImageKind } from '@trevo/contract/wps/kyc/kyc-names.ts'
import { Button } from '@trevo/ui/button.tsx'
import { Camera, ImageUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ofDocuments, shrinkPicture } from '../../core/files/shrink-picture.ts'
import { Problem } from '../../core/forms/problem.tsx'
import { useText } from '../../core/language/use-text.ts'
import styles from './identity.module.css'

const hasCamera = (): boolean => navigator.mediaDevices?.getUserMedia !== undefined

const isFace = (kind: ImageKind): boolean => kind.startsWith('face_')

/** What the camera sees, until a picture is taken. */
const Viewfinder = ({
  kind,
  onTaken,
  onFailed,
}: {
  readonly kind: ImageKind
  readonly onTaken: (picture: Blob) => void
  readonly onFailed: () => void
}) => {
  const t = useText('identity')
  const video = useRef<HTMLVideoElement>(null)
  const failed = useRef(onFailed)
  useEffect(() => {
    let stream: MediaStream | undefined
    let isGone = false
    const facingMode = isFace(kind) ? 'user' : 'environment'
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode, width: { ideal: 1920 } } })
      .then((opened) => {
        stream = opened
        if (isGone) opened.getTracks().forEach((track) => track.stop())
        else if (video.current) video.current.srcObject = opened
      })
      .catch(() => failed.current())
    return () => {
      isGone = true
      stream?.getTracks().forEach((track) => track.stop())
    }
  }, [kind])
  const take = () => {
    const seen = video.current
    if (!seen || seen.videoWidth === 0) return
    const canvas = document.createElement('canvas')
    canvas.width = seen.videoWidth
    canvas.height = seen.videoHeight
    canvas.getContext('2d')?.drawImage(seen, 0, 0)
    canvas.toBlob((picture) => picture && onTaken(picture), 'image/jpeg', 0.92)
  }
  return (
    <>
      <div className={styles['finder']} data-face={isFace(kind)}>
        <video ref={video} autoPlay playsInline muted aria-label={t('identity.viewfinder')} />
      </div>
      <Button size="large" wide onClick={take}>
        <Camera size={20} aria-hidden="true" />
        {t('identity.shoot')}
      </Button>
    </>
  )
}

const FileChoice = ({
  kind,
  isBusy,
  onChosen,
}: {
  readonly kind: ImageKind
  readonly isBusy: boolean
  readonly onChosen: (file: File) => void
}) => {
  const t = useText('identity')
  return (
    <label className={styles['choose']} aria-busy={isBusy || undefined}>
      <input
        type="file"
        className="visually-hidden"
        accept="image/jpeg,image/png,image/webp"
        capture={isFace(kind) ? 'user' : 'environment'}
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) onChosen(file)
        }}
      />
      <ImageUp size={20} aria-hidden="true" />
      {t('identity.file')}
    </label>
  )
}

/** One picture: by the camera where there is one, by a file otherwise. */
export const TakePicture = ({
  kind,
  isBusy,
  problem,
  onPicture,
}: {
  readonly kind: ImageKind
  readonly isBusy: boolean
  readonly problem: string | undefined
  /** A JPEG in base64. */
  readonly onPicture: (picture: string) => void
}) => {
  const t = useText('identity')
  const [isOpen, setIsOpen] = useState(false)
  const [fault, setFault] = useState<string>()
  const use = async (file: Blob) => {
    setIsOpen(false)
    const picture = await shrinkPicture(file, ofDocuments)
    if (picture === undefined) return setFault(t('identity.unreadable'))
    setFault(undefined)
    return onPicture(picture)
  }
  return (
    <div className={styles['take']}>
      {isOpen && (
        <Viewfinder
          kind={kind}
          onTaken={(picture) => void use(picture)}
          onFailed={() => {
            setIsOpen(false)
            setFault(t('identity.noCamera'))
          }}
        />
      )}
      {!isOpen && hasCamera() && (
        <Button size="large" wide busy={isBusy} onClick={() => setIsOpen(true)}>
          <Camera size={20} aria-hidden="true" />
          {t('identity.openCamera')}
        </Button>
      )}
      <FileChoice kind={kind} isBusy={isBusy} onChosen={(file) => void use(file)} />
      <Problem text={fault ?? problem} />
    </div>
  )
}
