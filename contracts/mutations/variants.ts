import {
  changeBody,
  changeStatus,
  eachInContent,
  mutationOf,
  onCall,
  type Json,
  type Mutate,
  type ProviderMutation,
} from './providerMutation.ts'

/** The challenge of Spring Security, which the app's calls without cookies ignore (spec 7.22). */
function challenged(call: string): Mutate {
  return onCall(call, async ({ respond }) => {
    const response = await respond()
    if (response.status === 401) response.headers.set('www-authenticate', 'Basic realm="Realm"')
    return response
  })
}

/** Variants of the API that verifiers and app accept. */
export const variants: readonly ProviderMutation[] = [
  mutationOf('GET /orders/customer', 'ids are numbers', (call) =>
    changeBody(call, ({ content }: { content: Json[] }) => ({ content: content.map((row, id) => ({ ...row, id })) })),
  ),
  mutationOf('POST /customer/login', 'a 401 has `WWW-Authenticate: Basic`', challenged),
  mutationOf('GET /products', 'a 401 has `WWW-Authenticate: Basic`', challenged),
  mutationOf('POST /customer/login', '201 instead of the 200', (call) => changeStatus(call, 200, 201)),
  mutationOf('GET /products', 'the category is written in lower case', (call) =>
    changeBody(
      call,
      eachInContent((row) => ({ ...row, productCategory: String(row['productCategory']).toLowerCase() })),
    ),
  ),
]
