/** A question that the specification leaves open and only the backend team or the hotel can answer. */
export interface Question {
  readonly question: string
  /** What the app does until the question is answered. */
  readonly meanwhile: string
}

/** The open questions, most important first. */
export const questions: readonly Question[] = [
  {
    question:
      'A table reservation carries neither date, time, meal nor a way to reach the guest. Where should they go?',
    meanwhile:
      'They are not sent, and the preview says so. `reservationDetailsInMessage` puts date, time and meal before the message.',
  },
  {
    question: 'An order carries no payment choice and an empty message. Should it?',
    meanwhile: 'The guest’s receipt shows the choice, and the text says that payment is confirmed with staff.',
  },
  {
    question: 'Will the API honour an `Idempotency-Key` header on each POST, and CORS allow it?',
    meanwhile:
      'The app never resends a submission automatically. `idempotencyKey` sends the key and lets the guest resend a submission ' +
      'without a response; the proposals pin the response to a repeat, and [their page](../pacts/proposals/README.md) lists the other requirements.',
  },
  {
    question:
      'Will there be `GET reports/customer/{personId}`? Today’s “my reported problems” reads the orders, which looks like an error.',
    meanwhile:
      'It reads the orders, as specified, below the reports sent from this device. `reportsEndpoint` reads the reports.',
  },
  {
    question: 'Should 403 sign the guest out as 401 does?',
    meanwhile: 'It does, as specified.',
  },
  {
    question: 'Is there a call that ends a session?',
    meanwhile: 'Log Out deletes the session from the device; the hotel’s session stays valid.',
  },
  {
    question: 'Does `GET configurations` need an authorization?',
    meanwhile:
      'It is called without one, also while a guest is signed in; a 401 or 403 signs that guest out, as on any call but login.',
  },
  {
    question: 'Is the restaurant’s menu the same call with `menuType=all`?',
    meanwhile: 'The app assumes so.',
  },
  {
    question: 'Does `languageCode` filter the list of menus, or does the list contain every language?',
    meanwhile: 'Both work: the app picks the guest’s language out of the list.',
  },
  {
    question: 'Is the category of soft drinks `NON_ALCOHOL` or `NON_ALCOHOLIC`?',
    meanwhile: 'Both are read as `NON_ALCOHOLIC`, in any case.',
  },
  {
    question: 'Are the lists of products and orders paged?',
    meanwhile: 'No paging parameter is sent, and the response is treated as the whole list.',
  },
  {
    question: 'Which statuses can an order and a request have?',
    meanwhile: 'Known statuses are translated; others are shown as received.',
  },
  {
    question: 'Are the categories of problems and requests Bulgarian constants in every language?',
    meanwhile: 'They are sent in Bulgarian; only their labels are translated.',
  },
  {
    question: 'Does `GET customers/rating` answer with an object or a list, and with what when nothing was rated?',
    meanwhile: 'Both are read; 404, an empty response and anything else show an empty form.',
  },
  {
    question: 'Does the total of an order contain VAT, and at what rate?',
    meanwhile: 'Subtotal and total are equal, and VAT reads “included”.',
  },
  {
    question: 'Will the spa have its own calls?',
    meanwhile: 'None is made; the guest is asked to confirm with the spa.',
  },
  {
    question: 'Are the spa’s dates really 7 to 10 February, all Mondays, and its times 16:00PM and 17:00PM?',
    meanwhile: 'They are shown as specified. `spaDates: "rolling"` offers the next four days.',
  },
  {
    question: 'Bulgaria has used the euro since 2026-01-01. In which currency do prices arrive, and from when?',
    meanwhile: 'They are read and shown in leva. `currency` is `lv`, `lv+eur` or `eur`.',
  },
  {
    question: 'Are ids texts or numbers, and prices numbers with at most two decimals?',
    meanwhile:
      'Ids are stored as received; a price with more decimals is rounded half up to the cent, and a price sent as text is read as a number.',
  },
  {
    question:
      'Are `checkInDate` and `checkOutDate` written `yyyy-MM-dd`, and `createdTime` and `lastUpdatedTime` as ISO date-times?',
    meanwhile: 'A date in another format counts as unknown; a time in another format is shown as received.',
  },
  {
    question: 'In which language does `reservationDate` come, and can it be an ISO date?',
    meanwhile:
      'An English text such as `November 20th, 2026` and ISO dates are read and shown in the guest’s language; any other text is shown as received.',
  },
  {
    question: 'Does `data.content` mean that the body is `{"content": […]}`?',
    meanwhile: 'The pact pins that; the app also reads a bare list.',
  },
  {
    question: 'With which status does a submission succeed, and is its response body ever needed?',
    meanwhile: 'Any 2xx counts, with or without a body; the body is not read.',
  },
  {
    question: 'Is an optional field without a value left out, `null` or empty?',
    meanwhile: 'All three are read as absent. So is an invalid value, and the browser’s console names its field.',
  },
  {
    question: 'Is reception staffed from 07:00 or from 06:00? One text says 07:00 to 02:00, another 06:00 to 02:00.',
    meanwhile: 'The screen says 07:00-02:00, and so does the hint whether reception is open.',
  },
  {
    question: 'Are pictures `https:` addresses, or paths on the API’s origin?',
    meanwhile: 'Both are shown; anything else is left out.',
  },
]
