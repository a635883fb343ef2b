import * as endpoints from '@trevo/contract/ops/company/content.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { FastifyInstance } from 'fastify'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { MessagingNeeds } from '../needs.ts'
import { createContentEditor } from '../service/content-editor.ts'
import { createContentList } from '../service/content-list.ts'
import { createContentPictures, type ContentPictures } from '../service/content-pictures.ts'
import { createHelpPages } from '../service/help-pages.ts'

type Needs = Pick<MessagingNeeds, 'database' | 'clock' | 'settings'>

/** What operators write for the visitors of their brand. */
export const bindContentOperatorRoutes = (route: Route, needs: Needs): void => {
  const desk = {
    ...createContentList(needs),
    ...createContentEditor(needs),
    ...createContentPictures(needs),
    ...createHelpPages(needs),
  }
  route(endpoints.listContent, ({ actor, query }) => desk.listContent(actor.brandId, query))
  route(endpoints.showContent, ({ actor, params }) =>
    desk.showContent(actor.brandId, params.contentId),
  )
  route(endpoints.addContent, ({ actor, body }) => desk.addContent(actor.brandId, body))
  route(endpoints.changeContent, ({ actor, params, body }) =>
    desk.changeContent(actor.brandId, params.contentId, body),
  )
  route(endpoints.orderBanners, async ({ actor, params, body }) => ({
    list: await desk.orderBanners(actor.brandId, params.groupName, body),
  }))
  route(endpoints.addContentPicture, ({ actor, body }) =>
    desk.addContentPicture(actor, body.content),
  )
  route(endpoints.listHelpPages, async ({ actor }) => ({
    pages: await desk.listHelpPages(actor.brandId),
  }))
  route(endpoints.saveHelpPage, ({ actor, params, body }) =>
    desk.saveHelpPage(actor.brandId, params.topicId, body),
  )
}

const yearSec = 31_536_000

/** Pictures of content, for everybody and for ever: another picture has another id. */
export const bindContentPictures = (
  app: FastifyInstance,
  { readContentPicture }: Pick<ContentPictures, 'readContentPicture'>,
): void => {
  app.route<{ Params: { file: string } }>({
    method: 'GET',
    url: '/pictures/:file',
    handler: async ({ params }, reply) => {
      const id = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/.exec(params.file)?.[1]
      const content = id === undefined ? undefined : await readContentPicture(id)
      if (!content) throw new Refusal('not_found')
      return reply
        .type('image/webp')
        .header('Cache-Control', `public, max-age=${yearSec}, immutable`)
        .send(content)
    },
  })
}
