/**
 * What nearly every screen is made of. It comes with the first load, where these bytes weigh little; apart from it, each
 * screen would wait for a file more. They are named for that alone: vite.config.ts puts what is imported here in one file.
 */
import '#src/hotel/useCategoryLabel.ts'
import '#src/hotel/useMinute.ts'
import '#src/hotel/useRecentTime.ts'
import '#src/hotel/reservationDays.ts'
import '#src/hotel/moments.ts'
import '#src/ui/layout/Card.tsx'
import '#src/ui/forms/Checkbox.tsx'
import '#src/ui/feedback/EmptyState.tsx'
import '#src/ui/forms/Field.tsx'
import '#src/ui/layout/Hero.tsx'
import '#src/ui/forms/RadioGroup.tsx'
import '#src/ui/feedback/QueryView.tsx'
import '#src/ui/feedback/Skeleton.tsx'
import '#src/ui/layout/Stack.tsx'
import '#src/ui/feedback/StatusPill.tsx'
import '#src/ui/forms/TextArea.tsx'
import '#src/ui/forms/TextField.tsx'
