import * as wps from '@trevo/api-client/endpoints.ts'
import * as ops from '@trevo/api-client/ops-endpoints.ts'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { expectActsWithoutBefore } from './backoffice/expect-acts-without-before.ts'
import { first, startOperatorWorld } from './start-operator-world.ts'
import { valueOf } from './value-of.ts'

const world = await startOperatorWorld()
afterAll(() => world.server.close())
world.beginTest()
const api = await world.enterAs(first)
const reason = 'weekend of the cup'

const banner = {
  kind: 'B',
  groupName: 'w_home',
  texts: {
    PT: { title: 'Fim de semana', content: 'Só até domingo.', action: 'Ver' },
    EN: { title: 'Weekend', content: 'Until Sunday only.', action: 'See' },
  },
  linkage: '/promotions',
  nodeId: null,
  anchor: null,
  platforms: ['W'],
  execution: 'F',
  callsToPlay: true,
  publishedAt: '2020-01-01T00:00:00.000Z',
  endsAt: null,
  isEnabled: true,
  hue: 30,
  pictureId: null,
} as const
type Content = typeof banner
const add = (change: object = {}) =>
  api.call(ops.addContent, {
    body: { content: { ...banner, ...change } as Content as never, reason },
  })
const onSite = async () =>
  valueOf(await world.server.guest().call(wps.listAnnouncements, { query: {} }))
const titles = async () => (await onSite()).banners.map(({ title }) => title)

describe('schedule', () => {
  it('the site shows a banner from its start to its end, and only while it is on', async () => {
    const hour = 3_600_000
    const at = (fromNow: number) => new Date(Date.now() + fromNow).toISOString()
    const title = (name: string) => ({ texts: { EN: { ...banner.texts.EN, title: name } } })
    await add({ ...title('now'), publishedAt: at(-hour), endsAt: at(hour) })
    await add({ ...title('later'), publishedAt: at(hour) })
    await add({ ...title('before'), publishedAt: at(-2 * hour), endsAt: at(-hour) })
    await add({ ...title('not on'), isEnabled: false })
    const shown = await titles()
    expect(shown).toContain('now')
    for (const name of ['later', 'before', 'not on']) expect(shown).not.toContain(name)
    const states = async (state: 'scheduled' | 'shown' | 'over' | 'off') => {
      const { list } = valueOf(await api.call(ops.listContent, { query: { kind: 'B', state } }))
      expect(new Set(list.map((one) => one.state))).toEqual(new Set([state]))
      return list.map(({ texts }) => texts.EN?.title)
    }
    expect(await states('shown')).toContain('now')
    expect(await states('scheduled')).toEqual(['later'])
    expect(await states('over')).toEqual(['before'])
    expect(await states('off')).toEqual(['not on'])
  })

  it('an end before the start, a banner without a place and an anchor taken twice are refused', async () => {
    const refused = { code: 'content.invalid' }
    expect(await add({ endsAt: '2019-01-01T00:00:00.000Z' })).toMatchObject(refused)
    expect(await add({ groupName: null })).toMatchObject(refused)
    const promotion = { kind: 'PR', groupName: null, anchor: 'taca' }
    expect(await add(promotion)).toMatchObject({ ok: true })
    expect(await add(promotion)).toMatchObject(refused)
  })
})

it('whether it calls people to play is never assumed', async () => {
  const { callsToPlay: _, ...without } = banner
  expect(
    await api.call(ops.addContent, { body: { content: without as never, reason } }),
  ).toMatchObject({
    code: 'request_param_err',
  })
})

describe('changes', () => {
  it('of two operators who saw the same version one is refused, and nothing is lost', async () => {
    const item = valueOf(await add())
    const change = (title: string) =>
      api.call(ops.changeContent, {
        params: { contentId: item.contentId },
        body: {
          version: item.version,
          content: { ...banner, texts: { EN: { ...banner.texts.EN, title } } } as never,
          reason,
        },
      })
    expect(await change('first change')).toMatchObject({ value: { version: item.version + 1 } })
    expect(await change('second change')).toMatchObject({ code: 'content.changed' })
    expect(await titles()).toContain('first change')
  })

  it('the order of a group is that of the site; an order of other banners is refused', async () => {
    const list = valueOf(
      await api.call(ops.listContent, { query: { kind: 'B', pageSize: 100 } }),
    ).list
    const ids = list.filter((one) => one.groupName === 'w_home').map((one) => one.contentId)
    const order = (contentIds: string[]) =>
      api.call(ops.orderBanners, { params: { groupName: 'w_home' }, body: { contentIds, reason } })
    const turned = ids.toReversed()
    expect(valueOf(await order(turned)).list.map(({ contentId }) => contentId)).toEqual(turned)
    expect(await order(turned.slice(1))).toMatchObject({ code: 'content.changed' })
  })

  it('a brand never reads or changes the content of another', async () => {
    const { rows } = await world.server.pool.query<{ id: number }>(
      `insert into messaging.announcement (brand_id, kind, published_at, texts)
       values (99, 'PL', now(), '{"EN": {"title": "x", "content": "y"}}') returning id`,
    )
    const params = { contentId: `a${rows[0]?.id}` }
    expect(await api.call(ops.showContent, { params })).toMatchObject({ code: 'content.unknown' })
    const content = { ...banner, kind: 'PL', groupName: null } as never
    expect(
      await api.call(ops.changeContent, { params, body: { version: 1, content, reason } }),
    ).toMatchObject({ code: 'content.unknown' })
  })

  it('every item is in the list once, with any page size', async () => {
    const all = valueOf(await api.call(ops.listContent, { query: { pageSize: 100 } })).list
    const paged: string[] = []
    let before: string | undefined
    do {
      const query = { pageSize: 3, ...(before !== undefined && { before }) }
      const { list, next } = valueOf(await api.call(ops.listContent, { query }))
      paged.push(...list.map(({ contentId }) => contentId))
      before = next ?? undefined
    } while (before !== undefined)
    expect(paged).toEqual(all.map(({ contentId }) => contentId))
  })
})

describe('pictures', () => {
  it('are drawn again as webp without their metadata, and filled into the banner', async () => {
    const photo = await sharp({ create: { width: 60, height: 30, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'where it was taken' } })
      .jpeg()
      .toBuffer()
    const sent = await api.call(ops.addContentPicture, {
      body: { content: photo.toString('base64') },
    })
    const { pictureId } = valueOf(sent)
    await add({ pictureId, texts: { EN: { ...banner.texts.EN, title: 'with a picture' } } })
    const shown = (await onSite()).banners.find(({ title }) => title === 'with a picture')
    expect(shown?.picture).toBe(`/pictures/${pictureId}.webp`)
    const answer = await fetch(`${world.server.baseUrl}${shown?.picture}`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 60, height: 30 })
    expect(bytes.includes('where it was taken')).toBe(false)
  })

  it('are at most 1,600 pixels wide or high, in their proportion', async () => {
    const sizeOf = async (width: number, height: number) => {
      const photo = sharp({ create: { width, height, channels: 3, background: 'red' } })
      const content = (await photo.jpeg().toBuffer()).toString('base64')
      const kept = valueOf(await api.call(ops.addContentPicture, { body: { content } }))
      return [kept.width, kept.height]
    }
    expect(await sizeOf(2_000, 500)).toEqual([1_600, 400])
    expect(await sizeOf(100, 3_200)).toEqual([50, 1_600])
    expect(await sizeOf(1_600, 20)).toEqual([1_600, 20])
  })

  it('L art. 16, bannerWarningMinBp: under the rules of Brazil a warning below a tenth of the picture is refused', async () => {
    const picture = sharp({ create: { width: 400, height: 200, channels: 3, background: '#2a6' } })
    const content = (await picture.png().toBuffer()).toString('base64')
    const { pictureId } = valueOf(await api.call(ops.addContentPicture, { body: { content } }))
    const { pool, server } = world.server
    const setJurisdiction = async (name: string) => {
      await pool.query('update settings.brand set jurisdiction = $1', [name])
      await server.modules.settings.reload()
    }
    const refused = { code: 'content.invalid' }
    expect(await add({ pictureId })).toMatchObject({ value: { warning: null } })
    await setJurisdiction('br')
    expect(await add({ pictureId })).toMatchObject(refused)
    const sized = (width: number, height: number) => add({ pictureId, warning: { width, height } })
    // A tenth of 400 × 200 pixels are 400 × 20.
    expect(await sized(400, 19)).toMatchObject(refused)
    expect(await sized(401, 200)).toMatchObject(refused)
    expect(await sized(400, 20)).toMatchObject({ value: { warning: { width: 400, height: 20 } } })
    expect(await add({ pictureId, callsToPlay: false })).toMatchObject({ value: { warning: null } })
    await setJurisdiction('open')
  })

  it('a file that is no picture by its content is refused, and so is an unknown picture', async () => {
    const content = Buffer.from('<svg onload="alert(1)">').toString('base64')
    expect(await api.call(ops.addContentPicture, { body: { content } })).toMatchObject({
      code: 'content.picture_type',
    })
    expect(await add({ pictureId: '00000000-0000-4000-8000-000000000000' })).toMatchObject({
      code: 'content.picture_unknown',
    })
  })
})

it('a help page is written in both languages, read on the site, and never over another change', async () => {
  const params = { topicId: 'cup' }
  const texts = {
    PT: { title: 'Taça', body: '## Quando\n\n- sábado\n- domingo' },
    EN: { title: 'Cup', body: '## When\n\n- Saturday\n- Sunday' },
  }
  const save = (changedAt: string | null) =>
    api.call(ops.saveHelpPage, { params, body: { changedAt, order: 99, texts, reason } })
  const { changedAt } = valueOf(await save(null))
  const pages = valueOf(await world.server.guest().call(wps.getHelpCenter, { query: {} }))
  expect(pages.find(({ id }) => id === 'cup')).toMatchObject({
    title: 'Cup',
    blocks: [
      { type: 'heading', text: 'When' },
      { type: 'list', items: ['Saturday', 'Sunday'] },
    ],
  })
  const { pages: written } = valueOf(await api.call(ops.listHelpPages, {}))
  expect(written.find(({ topicId }) => topicId === 'cup')).toEqual({
    topicId: 'cup',
    order: 99,
    texts,
    changedAt,
  })
  expect(await save(null)).toMatchObject({ code: 'content.changed' })
  expect(await save(changedAt)).toMatchObject({ ok: true })
})

expectActsWithoutBefore(() => world.server.pool, ['addContent', 'addContentPicture'])
