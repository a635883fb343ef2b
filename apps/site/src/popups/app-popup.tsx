import { Modal } from '@trevo/ui/modal.tsx'
import { create } from 'qrcode'
import { useLanguage } from '../language/language.tsx'
import { useSession } from '../session/store.ts'
import styles from './popups.module.css'
import type { PopupControl } from './table.ts'

/** SIDE-4. */
const qrPx = 120

/** SIDE-4: one code for each system; without a store's link it leads to the site, which installs itself. */
export default function AppPopup({ onClose }: PopupControl) {
  const { t } = useLanguage()
  const { resources, mainDomain } = useSession().systemStatus.info
  const linkOf = (type: string) =>
    resources.find((resource) => resource.resourceType.toUpperCase() === type)?.url ??
    new URL(mainDomain.includes('://') ? mainDomain : `https://${mainDomain}`).href
  const systems = [
    { name: t('side.appIos'), url: linkOf('IOS') },
    { name: t('side.appAndroid'), url: linkOf('ANDROID') },
  ]
  return (
    <Modal
      open
      title={t('side.app')}
      closeLabel={t('shell.close')}
      size={{ width: 420 }}
      sheet={false}
      onClose={onClose}
    >
      <div className={styles['codes']}>
        {systems.map(({ name, url }) => (
          <a key={name} href={url} rel="noopener" target="_blank">
            <QrCode text={url} label={t('side.qrFor', { system: name })} />
            {name}
          </a>
        ))}
      </div>
    </Modal>
  )
}

const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const path = Array.from({ length: modules.size ** 2 }, (_, index) =>
    modules.data[index]
      ? `M${index % modules.size} ${Math.floor(index / modules.size)}h1v1h-1z`
      : '',
  ).join('')
  return (
    <svg
      className={styles['code']}
      role="img"
      aria-label={label}
      width={qrPx}
      height={qrPx}
      viewBox={`-2 -2 ${modules.size + 4} ${modules.size + 4}`}
    >
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
