/**
 * Texts whose keys are computed rather than literals in the call of `t`: the file, and the keys that it may use (`*`
 * matches any ending). A file that computes keys without an entry fails the test, and so does an entry that nothing uses.
 */
export const builtKeys: readonly (readonly [file: string, keys: readonly string[]])[] = [
  ['src/app/layout/SignedOutBanner.tsx', ['banners:signedOutWhile.*']],
  ['src/app/errors/CrashScreen.tsx', ['banners:crash*', 'banners:missing*', 'banners:offline*']],
  ['src/app/layout/HomeHeader.tsx', ['frame:welcomeGuest.*']],
  ['src/app/start/prerender.tsx', ['frame:welcomeGuest.*']],
  ['src/app/layout/MainLinks.tsx', ['frame:links.*']],
  [
    'src/app/layout/OutcomeBanners.tsx',
    ['receipts:order.*', 'receipts:reservation.*', 'receipts:problem.*', 'receipts:request.*', 'receipts:rating.*'],
  ],
  ['src/app/routing/useCrumbs.ts', ['frame:crumbs.*']],
  ['src/hotel/useCategoryLabel.ts', ['categories:problem.*', 'categories:amenity.*']],
  ['src/hotel/records/useOrderRecord.ts', ['myOrders:statuses.*']],
  ['src/hotel/records/useReportRecord.ts', ['reportProblem:statuses.*']],
  ['src/hotel/records/useRequestRecord.ts', ['requestAmenities:statuses.*']],
  ['src/submissions/unsaved-work/UnsavedWork.tsx', ['receipts:losses.*']],
  ['src/submissions/outcome/ReceiptContent.tsx', ['receipts:payment.*']],
  ['src/screens/room-service/cart/Totals.tsx', ['receipts:payment.*']],
  ['src/submissions/sending/ResubmissionNotice.tsx', ['receipts:resubmitNotice.*']],
  ['src/submissions/outcome/StaffCard.tsx', ['receipts:card.kinds.*']],
  ['src/submissions/outcome/StorageTrouble.tsx', ['receipts:storage.*']],
  [
    'src/submissions/outcome/useOutcomeWords.ts',
    [
      ...[
        'receipts:order.*',
        'receipts:reservation.*',
        'receipts:problem.*',
        'receipts:request.*',
        'receipts:rating.*',
      ],
      'receipts:unknown.lastCheck.*',
    ],
  ],
  ['src/screens/activities/Ideas.tsx', ['activities:ideas.*']],
  ['src/screens/home/Group.tsx', ['home:modules.*', 'home:quickAccess', 'home:requests', 'home:aboutUs']],
  [
    'src/screens/home/useNow.ts',
    [
      'receipts:order.*',
      ...['now:breakfastLater.*', 'now:breakfastNow.*', 'now:lunchLater.*', 'now:lunchNow.*'],
      ...['now:dinnerLater.*', 'now:dinnerNow.*'],
    ],
  ],
  ['src/screens/hotel-information/HoursTable.tsx', ['hotelInformation:hours.places.*']],
  ['src/screens/hotel-information/Topics.tsx', ['hotelInformation:topics.*']],
  ['src/screens/leave-rating/RatingStars.tsx', ['leaveRating:words.*', 'leaveRating:hints.*']],
  ['src/screens/menus/useCategoryName.ts', ['menus:category.*']],
  ['src/screens/not-found/Lists.tsx', ['frame:crumbs.*']],
  ['src/screens/reception/Help.tsx', ['reception:services.*']],
  ['src/screens/my-stay/EntryCard.tsx', ['myStay:kinds.*']],
  ['src/screens/my-stay/Unread.tsx', ['myStay:lists.*']],
  ['src/screens/recommendations/Recommendations.tsx', ['recommendations:groups.*', 'recommendations:entries.*']],
  ['src/screens/report-problem/ReportProblem.tsx', ['reportProblem:parts.*']],
  ['src/screens/reserve-table/useFieldNames.ts', ['reserveTable:fields.*']],
  ['src/screens/room-service/products/useNamedSections.ts', ['roomService:category.*']],
  ['src/screens/settings/OnThisDevice.tsx', ['settings:stored.*']],
  ['src/hotel/spa/useSpaWords.ts', ['spaCenter:massages.*']],
]
