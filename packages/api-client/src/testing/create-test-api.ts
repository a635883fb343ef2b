import { createApi, type Api, type ApiOptions } from '../create-api.ts'

/** A client for tests and benches: of a session, or of a guest without a token; in English, of the demo brand. */
export const createTestApi = ({
  token,
  ...options
}: Partial<ApiOptions> & { readonly token?: string | undefined }): Api =>
  createApi({
    getToken: () => token,
    getLanguage: () => 'EN',
    getMerchant: () => 'trevo',
    device: 'web',
    ...options,
  })
