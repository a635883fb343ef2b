import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { closeRegisterLink } from '@trevo/api-client/endpoints.ts'
import type { RegisterLink } from '@trevo/contract/wps/agents/register.ts'
import { formatDate, formatDateTime } from '@trevo/i18n/format.ts'
import { Badge } from '@trevo/ui/badge.tsx'
import { Button } from '@trevo/ui/button.tsx'
import { CopyButton } from '@trevo/ui/copy-button.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { lazy, Suspense, useState } from 'react'
import { rowsOf } from '../../../core/lists/pages.ts'
import { ask, type CallFailure } from '../../../core/api/api.ts'
import { saveFile } from '../../../core/files/save-file.ts'
import { useLanguage } from '../../../core/language/language.tsx'
import { MoreButton } from '../../../core/lists/list-states.tsx'
import center from '../common/center.module.css'
import styles from './link-card.module.css'
import { DownlineRatesList } from '../rebates/downline-rates-list.tsx'
import { linkMembersQuery, linksKey } from '../common/queries.ts'
import { useText } from '../../../core/language/use-text.ts'

const QrCode = lazy(async () => ({
  default: (await import('../../../core/art/qr-code.tsx')).QrCode,
}))

/** A link: its address to share, its picture, who registered through it, and how to end it. */
export const LinkCard = ({ link }: { readonly link: RegisterLink }) => {
  const t = useText('agent-center')
  const { locale } = useLanguage()
  const [shown, setShown] = useState<'qr' | 'who'>()
  const isOpen = link.status === '1'
  const toggle = (what: 'qr' | 'who') => setShown(shown === what ? undefined : what)
  return (
    <article className={center['card']} aria-label={link.code}>
      <div className={center['cardHead']}>
        <h3>{link.code}</h3>
        <Badge look={isOpen ? 'new' : 'muted'}>{t(`link.status.${link.status}`)}</Badge>
        <small>
          {link.endsAt
            ? t('common.untilDate', { date: formatDate(new Date(link.endsAt), locale) })
            : t('link.forever')}
        </small>
      </div>
      <code className={styles['address']}>{link.url}</code>
      {link.note && <p className={center['note']}>{link.note}</p>}
      <dl className={center['pairs']}>
        <div>
          <dt>{t('link.type')}</dt>
          <dd>{t(link.memberType === 1 ? 'common.agent' : 'member')}</dd>
        </div>
        <div>
          <dt>{t('link.registered')}</dt>
          <dd>{link.registered}</dd>
        </div>
        <DownlineRatesList gives={link.gives} />
      </dl>
      <div className={center['actions']}>
        {isOpen && (
          <>
            <CopyButton
              text={link.url}
              label={t('common.copy')}
              doneText={t('common.copied')}
              failedText={t('link.copyFailed')}
            />
            <Button look="plain" aria-expanded={shown === 'qr'} onClick={() => toggle('qr')}>
              {t('link.qr')}
            </Button>
            <PictureButton link={link} />
          </>
        )}
        <Button look="plain" aria-expanded={shown === 'who'} onClick={() => toggle('who')}>
          {t('link.who')}
        </Button>
        {isOpen && <CloseButton link={link} />}
      </div>
      {shown === 'qr' && (
        <Suspense fallback={null}>
          <QrCode
            text={link.url}
            label={t('link.qrOf', { code: link.code })}
            className={styles['qr']}
          />
        </Suspense>
      )}
      {shown === 'who' && <Registered linkId={link.linkId} />}
    </article>
  )
}

/** The finished picture, as a file to send or print. */
const PictureButton = ({ link }: { readonly link: RegisterLink }) => {
  const t = useText('agent-center')
  const drawing = useMutation({
    mutationFn: async () => {
      const { drawLinkPicture } = await import('./draw-link-picture.ts')
      const picture = await drawLinkPicture({
        url: link.url,
        title: t('link.pictureTitle'),
        note: t('link.pictureNote'),
      })
      saveFile(`${link.code}.png`, picture)
    },
    onError: () => showToast(t('link.pictureFailed'), 'bad'),
  })
  return (
    <Button look="plain" busy={drawing.isPending} onClick={() => drawing.mutate()}>
      {t('link.picture')}
    </Button>
  )
}

const CloseButton = ({ link }: { readonly link: RegisterLink }) => {
  const t = useText('agent-center')
  const queries = useQueryClient()
  const closing = useMutation<RegisterLink, CallFailure>({
    mutationFn: () => ask(closeRegisterLink, { body: { linkId: link.linkId } }),
    onSuccess: async () => {
      showToast(t('link.closed'))
      await queries.invalidateQueries({ queryKey: linksKey })
    },
    onError: ({ message }) => showToast(message || t('state.network'), 'bad'),
  })
  return (
    <Button look="quiet" busy={closing.isPending} onClick={() => closing.mutate()}>
      {t('link.close')}
    </Button>
  )
}

const Registered = ({ linkId }: { readonly linkId: string }) => {
  const t = useText('agent-center')
  const { locale } = useLanguage()
  const people = useInfiniteQuery(linkMembersQuery(linkId))
  const list = rowsOf(people)
  if (people.data && list.length === 0) return <p className={center['note']}>{t('link.nobody')}</p>
  return (
    <>
      <ul className={center['people']}>
        {list.map(({ customerName, registeredDate }) => (
          <li key={`${customerName} ${registeredDate}`}>
            <b>{customerName}</b>
            <time dateTime={registeredDate}>
              {formatDateTime(new Date(registeredDate), locale)}
            </time>
          </li>
        ))}
      </ul>
      <MoreButton pages={people} label={t('common.showMore')} />
    </>
  )
}
