import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { hotelApi } from '#src/api/hotelApi.ts'
import type { Config } from '#src/config/config.ts'
import { toCents } from '#src/lib/money.ts'
import { paths, type Path } from '#src/navigation/paths.ts'
import type { Submission } from '#src/schemas/calls.ts'
import { id, type Id } from '#src/schemas/fields.ts'
import { order, orderBody, orderList } from '#src/schemas/orders.ts'
import { ratingBody } from '#src/schemas/ratings.ts'
import { configuredReportBody, report, reportList } from '#src/schemas/reports.ts'
import { amenityRequest, amenityRequestList, configuredRequestBody } from '#src/schemas/requests.ts'
import { reservation, reservationBody, reservationList } from '#src/schemas/reservations.ts'

/** How a guest chose to pay. Shown on the receipt only: the request has no field for it (spec 9.10). */
const paymentMethods = ['room', 'card', 'cash'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

const cents = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The names of a product by language, where they differ from its label. */
const productNames = v.record(v.string(), v.string())

/** Amounts are integer hundredths of the priced currency. */
const orderContent = v.object({
  lines: v.array(
    v.object({
      productId: id,
      label: v.string(),
      names: productNames,
      quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
      lineTotal: cents,
    }),
  ),
  total: cents,
  payment: v.picklist(paymentMethods),
  /** What the guest asked of the kitchen, sent as the order's message where the hotel takes notes (spec 10.31). */
  note: v.optional(v.string()),
})
type OrderContent = v.InferOutput<typeof orderContent>

/** A product of a sent order, with its quantity. */
export type OrderLine = OrderContent['lines'][number]

/** The name of an ordered product in this language, else as the hotel wrote it. */
export function nameOfLine({ names, label }: Pick<OrderLine, 'names' | 'label'>, language: string): string {
  return names[language] ?? label
}

const reservationContent = v.object({
  numberOfPeople: v.number(),
  meal: v.string(),
  /** As `yyyy-MM-dd`. */
  date: v.string(),
  time: v.string(),
  instructions: v.string(),
})

const messageContent = v.object({ category: v.string(), message: v.string() })

const ratingContent = v.object({ ratingValue: v.number(), internalMessage: v.string(), publicMessage: v.string() })

type Endpoints = typeof hotelApi.endpoints

/** What a guest sent: the part of a receipt that its kind knows. */
interface Sent<ContentSchema extends v.GenericSchema, BodySchema extends v.GenericSchema> {
  readonly personId: Id
  readonly content: v.InferOutput<ContentSchema>
  readonly body?: v.InferOutput<BodySchema> | undefined
}

type SendingThunk = ThunkAction<PromiseLike<{ readonly error?: unknown }>, unknown, unknown, UnknownAction>

/** One kind of submission. How it looks is in `kindViews.tsx`, which is not part of the first load. */
interface Descriptor<
  ContentSchema extends v.GenericSchema,
  BodySchema extends v.GenericSchema,
  RowSchema extends v.GenericSchema,
  List extends Endpoints[keyof Endpoints] | undefined,
> {
  /** What the guest entered, as the receipt has it. */
  readonly content: ContentSchema
  /** The body of the request (spec 3.10, 3.14, 3.16, 3.17, 3.19). */
  readonly body: BodySchema
  /** A row of the hotel's list. */
  readonly row: RowSchema
  /** The rows of that list. */
  readonly rows: v.GenericSchema<unknown, v.InferOutput<RowSchema>[]>
  /** The mutation that sends it. */
  readonly send: { readonly initiate: (submission: Submission<v.InferOutput<BodySchema>>) => SendingThunk }
  /** The query of the hotel's list; `undefined` where the API has none. */
  readonly list: List
  /** Whether this hotel has the list. */
  readonly isListed: (config: Pick<Config, 'reportsEndpoint'>) => boolean
  /** What a row lists of the content, each value beside the sent one. */
  readonly compare: (row: v.InferOutput<RowSchema>, sent: Sent<ContentSchema, BodySchema>) => readonly ComparedField[]
  /** The form to send it, the page after it, and the screen that lists it. */
  readonly path: Readonly<Record<'form' | 'success' | 'list', Path>>
  /** What the form needs in its history state to begin with the same content; by default nothing. */
  readonly formState?: (sent: Sent<ContentSchema, BodySchema>) => object
}

/** A field that the hotel omits is `undefined` or `null`. */
type ComparedField = readonly [listed: string | number | null | undefined, sent: string | number]

/** Infers the types of a kind from its schemas. */
function defineKind<
  ContentSchema extends v.GenericSchema,
  BodySchema extends v.GenericSchema,
  RowSchema extends v.GenericSchema,
  List extends Endpoints[keyof Endpoints] | undefined,
>(descriptor: Descriptor<ContentSchema, BodySchema, RowSchema, List>) {
  return descriptor
}

const { endpoints } = hotelApi

/** What a guest can send: an order, a table reservation, a problem, an amenity request, a rating. */
export const kinds = {
  order: defineKind({
    content: orderContent,
    body: orderBody,
    row: order,
    rows: orderList,
    send: endpoints.placeOrder,
    list: endpoints.getOrders,
    isListed: () => true,
    compare: ({ totalPrice }, { content }) => [[totalPrice && toCents(totalPrice), content.total]],
    path: { form: paths.finalizeOrder, success: paths.orderSuccess, list: paths.myOrders },
    formState: ({ content, personId }) => ({
      personId,
      cart: content.lines.map(({ productId, quantity }) => ({ productId, quantity })),
    }),
  }),
  reservation: defineKind({
    content: reservationContent,
    body: reservationBody,
    row: reservation,
    rows: reservationList,
    send: endpoints.reserveTable,
    list: endpoints.getReservations,
    isListed: () => true,
    compare: ({ numberOfPeople, specialInstructions }, { content, body }) => [
      [numberOfPeople, content.numberOfPeople],
      [specialInstructions, body?.customerMessage ?? content.instructions],
    ],
    path: { form: paths.reserveTable, success: paths.reservationSuccess, list: paths.myReservations },
  }),
  problem: defineKind({
    content: messageContent,
    body: configuredReportBody,
    row: report,
    rows: reportList,
    send: endpoints.reportProblem,
    list: endpoints.getReports,
    isListed: ({ reportsEndpoint }) => reportsEndpoint,
    compare: ({ category, customerMessage }, { content }) => [
      [category, content.category],
      [customerMessage, content.message],
    ],
    path: { form: paths.reportProblem, success: paths.reportSuccess, list: paths.reportedProblems },
  }),
  request: defineKind({
    content: messageContent,
    body: configuredRequestBody,
    row: amenityRequest,
    rows: amenityRequestList,
    send: endpoints.requestAmenity,
    list: endpoints.getAmenityRequests,
    isListed: () => true,
    compare: ({ category, customerMessageRequest }, { content }) => [
      [category, content.category],
      [customerMessageRequest, content.message],
    ],
    path: { form: paths.requestAmenities, success: paths.requestSuccess, list: paths.amenityRequests },
  }),
  rating: defineKind({
    content: ratingContent,
    body: ratingBody,
    row: v.never(),
    rows: v.array(v.never()),
    send: endpoints.leaveRating,
    list: undefined,
    isListed: () => false,
    compare: () => [],
    path: { form: paths.leaveRating, success: paths.ratingSuccess, list: paths.leaveRating },
  }),
}

export type Kind = keyof typeof kinds
export const kindNames = Object.keys(kinds) as readonly Kind[]

/** A kind that the API may list. */
export type ListedKind = { [K in Kind]: (typeof kinds)[K]['list'] extends undefined ? never : K }[Kind]

/** The query of any list: it takes a guest's id and returns rows. */
export type ListQuery = Endpoints['getOrders']

/** The query of a kind's list, where the API has one. */
export function listQueryOf(kind: Kind): ListQuery | undefined {
  return kinds[kind].list
}

export type Content<K extends Kind> = v.InferOutput<(typeof kinds)[K]['content']>
export type RequestBody<K extends Kind> = v.InferOutput<(typeof kinds)[K]['body']>
export type Row<K extends Kind = Kind> = v.InferOutput<(typeof kinds)[K]['row']>
