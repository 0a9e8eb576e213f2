import { messages as appLayout } from '../AppLayout/messages.ts';
import { messages as alertDialog } from '../AlertDialog/messages.ts';
import { messages as avatarGroup } from '../AvatarGroup/messages.ts';
import { messages as barChart } from '../BarChart/messages.ts';
import { messages as breadcrumbs } from '../Breadcrumbs/messages.ts';
import { messages as buttons } from '../buttons/messages.ts';
import { messages as calendar } from '../Calendar/messages.ts';
import { messages as callout } from '../Callout/messages.ts';
import { messages as carousel } from '../Carousel/messages.ts';
import { messages as chart } from '../chart/messages.ts';
import { messages as chipField } from '../ChipField/messages.ts';
import { messages as codeEditor } from '../CodeEditor/messages.ts';
import { messages as colorField } from '../ColorField/messages.ts';
import { messages as colorPicker } from '../ColorPicker/messages.ts';
import { messages as comboBox } from '../ComboBox/messages.ts';
import { messages as commandPalette } from '../CommandPalette/messages.ts';
import { messages as copyButton } from '../CopyButton/messages.ts';
import { messages as countryChart } from '../CountryChart/messages.ts';
import { messages as cursorPagination } from '../CursorPagination/messages.ts';
import { messages as datePicker } from '../DatePicker/messages.ts';
import { messages as dateRangePicker } from '../DateRangePicker/messages.ts';
import { messages as dates } from '../dates/messages.ts';
import { messages as dialog } from '../dialogs/messages.ts';
import { messages as dropZone } from '../DropZone/messages.ts';
import { messages as errorState } from '../ErrorState/messages.ts';
import { messages as field } from '../field/messages.ts';
import { messages as files } from '../files/messages.ts';
import { messages as filterBar } from '../FilterBar/messages.ts';
import { messages as form } from '../Form/messages.ts';
import { messages as forms } from '../forms/messages.ts';
import { messages as htmlView } from '../HtmlView/messages.ts';
import { messages as imageField } from '../ImageField/messages.ts';
import { messages as infiniteSentinel } from '../InfiniteSentinel/messages.ts';
import { messages as layouts } from '../layouts/messages.ts';
import { messages as lineChart } from '../LineChart/messages.ts';
import { messages as listBox } from '../ListBox/messages.ts';
import { messages as options } from '../options/messages.ts';
import { messages as pagination } from '../Pagination/messages.ts';
import { messages as partBoundary } from '../PartBoundary/messages.ts';
import { messages as passwordField } from '../PasswordField/messages.ts';
import { messages as pieChart } from '../PieChart/messages.ts';
import { messages as rangeSlider } from '../RangeSlider/messages.ts';
import { messages as relativeTime } from '../RelativeTime/messages.ts';
import { messages as reorder } from '../reorder/messages.ts';
import { messages as reorderMenu } from '../reorder/menuMessages.ts';
import { messages as searchField } from '../SearchField/messages.ts';
import { messages as select } from '../Select/messages.ts';
import { messages as selectionBar } from '../SelectionBar/messages.ts';
import { messages as richTextField } from '../RichTextField/messages.ts';
import { messages as sidebarLayout } from '../SidebarLayout/messages.ts';
import { messages as sliders } from '../sliders/messages.ts';
import { messages as spinner } from '../Spinner/messages.ts';
import { messages as splitPanel } from '../SplitPanel/messages.ts';
import { messages as ratingGroup } from '../RatingGroup/messages.ts';
import { messages as heatMap } from '../HeatMap/messages.ts';
import { messages as diffView } from '../DiffView/messages.ts';
import { messages as jsonField } from '../JsonField/messages.ts';
import { messages as gradientField } from '../GradientField/messages.ts';
import { messages as stat } from '../Stat/messages.ts';
import { messages as stepper } from '../Stepper/messages.ts';
import { messages as table } from '../Table/messages.ts';
import { messages as tagGroup } from '../TagGroup/messages.ts';
import { messages as textArea } from '../TextArea/messages.ts';
import { messages as toast } from '../Toast/messages.ts';
import { messages as tree } from '../Tree/messages.ts';
import { messages as uploadList } from '../UploadList/messages.ts';

/** All messages of the components in English: the source of a translation. */
export const uiMessages = {
  ...appLayout,
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
  ...codeEditor,
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
  ...filterBar,
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
  ...reorderMenu,
  ...searchField,
  ...select,
  ...selectionBar,
  ...richTextField,
  ...sidebarLayout,
  ...sliders,
  ...spinner,
  ...splitPanel,
  ...ratingGroup,
  ...heatMap,
  ...diffView,
  ...jsonField,
  ...gradientField,
  ...stat,
  ...stepper,
  ...table,
  ...tagGroup,
  ...textArea,
  ...toast,
  ...tree,
  ...uploadList,
};

/** The messages that a translation provides. */
export type UiMessages = typeof uiMessages;
