import { words as alertDialog } from '../AlertDialog/words.ts';
import { words as avatarGroup } from '../AvatarGroup/words.ts';
import { words as barChart } from '../BarChart/words.ts';
import { words as breadcrumbs } from '../Breadcrumbs/words.ts';
import { words as buttons } from '../buttons/words.ts';
import { words as calendar } from '../Calendar/words.ts';
import { words as callout } from '../Callout/words.ts';
import { words as carousel } from '../Carousel/words.ts';
import { words as chart } from '../chart/words.ts';
import { words as chipField } from '../ChipField/words.ts';
import { words as colorField } from '../ColorField/words.ts';
import { words as colorPicker } from '../ColorPicker/words.ts';
import { words as comboBox } from '../ComboBox/words.ts';
import { words as commandPalette } from '../CommandPalette/words.ts';
import { words as copyButton } from '../CopyButton/words.ts';
import { words as countryChart } from '../CountryChart/words.ts';
import { words as cursorPagination } from '../CursorPagination/words.ts';
import { words as datePicker } from '../DatePicker/words.ts';
import { words as dateRangePicker } from '../DateRangePicker/words.ts';
import { words as dates } from '../dates/words.ts';
import { words as dialog } from '../Dialog/words.ts';
import { words as dropZone } from '../DropZone/words.ts';
import { words as errorState } from '../ErrorState/words.ts';
import { words as field } from '../field/words.ts';
import { words as files } from '../files/words.ts';
import { words as form } from '../Form/words.ts';
import { words as forms } from '../forms/words.ts';
import { words as htmlView } from '../HtmlView/words.ts';
import { words as imageField } from '../ImageField/words.ts';
import { words as infiniteSentinel } from '../InfiniteSentinel/words.ts';
import { words as layouts } from '../layouts/words.ts';
import { words as lineChart } from '../LineChart/words.ts';
import { words as listBox } from '../ListBox/words.ts';
import { words as options } from '../options/words.ts';
import { words as pagination } from '../Pagination/words.ts';
import { words as partBoundary } from '../PartBoundary/words.ts';
import { words as passwordField } from '../PasswordField/words.ts';
import { words as pieChart } from '../PieChart/words.ts';
import { words as rangeSlider } from '../RangeSlider/words.ts';
import { words as relativeTime } from '../RelativeTime/words.ts';
import { words as reorder } from '../reorder/words.ts';
import { words as searchField } from '../SearchField/words.ts';
import { words as select } from '../Select/words.ts';
import { words as sidebarLayout } from '../SidebarLayout/words.ts';
import { words as sliders } from '../sliders/words.ts';
import { words as spinner } from '../Spinner/words.ts';
import { words as splitPanel } from '../SplitPanel/words.ts';
import { words as stat } from '../Stat/words.ts';
import { words as table } from '../Table/words.ts';
import { words as tagGroup } from '../TagGroup/words.ts';
import { words as textArea } from '../TextArea/words.ts';
import { words as toast } from '../Toast/words.ts';
import { words as tree } from '../Tree/words.ts';

/** Every word that a component says by itself, in English: what a language has to give. */
export const uiMessages = {
  ...alertDialog,
  ...avatarGroup,
  ...barChart,
  ...breadcrumbs,
  ...buttons,
  ...calendar,
  ...callout,
  ...carousel,
  ...chart,
  ...chipField,
  ...colorField,
  ...colorPicker,
  ...comboBox,
  ...commandPalette,
  ...copyButton,
  ...countryChart,
  ...cursorPagination,
  ...datePicker,
  ...dateRangePicker,
  ...dates,
  ...dialog,
  ...dropZone,
  ...errorState,
  ...field,
  ...files,
  ...form,
  ...forms,
  ...htmlView,
  ...imageField,
  ...infiniteSentinel,
  ...layouts,
  ...lineChart,
  ...listBox,
  ...options,
  ...pagination,
  ...partBoundary,
  ...passwordField,
  ...pieChart,
  ...rangeSlider,
  ...relativeTime,
  ...reorder,
  ...searchField,
  ...select,
  ...sidebarLayout,
  ...sliders,
  ...spinner,
  ...splitPanel,
  ...stat,
  ...table,
  ...tagGroup,
  ...textArea,
  ...toast,
  ...tree,
};

/** The words that a language has to give. */
export type UiMessages = typeof uiMessages;
