export { LocaleProvider, type LocaleProviderProps } from './LocaleProvider/LocaleProvider.tsx';
export { RouterProvider, type RouterProviderProps } from './RouterProvider/RouterProvider.tsx';
export { UiMessagesProvider, type UiMessagesProviderProps } from './messages/UiMessagesProvider.tsx';
export { uiMessages, type UiMessages } from './messages/uiMessages.ts';
export { useIsPhone } from './media/useIsPhone.ts';
export { useMediaQuery } from './media/useMediaQuery.ts';
export {
  ThemeProvider,
  useTheme,
  type ThemeProviderProps,
  type ThemeState,
} from './ThemeProvider/ThemeProvider.tsx';
export { formattersOf, type Formatters } from './format/formattersOf.ts';
export type { DateInput } from './format/formatDate.ts';
export type { DurationOptions } from './format/formatDuration.ts';
export type { Preview } from './ThemeProvider/liveTheme.ts';
export { applyTheme } from './theme/applyTheme.ts';
export {
  checkContrast,
  contrastFixes,
  type ContrastFix,
  type ContrastResult,
} from './theme/checkContrast.ts';
export { contrastPairs, type ContrastPair } from './theme/contrastPairs.ts';
export { fromCss, toCss } from './theme/css.ts';
export { measures } from './theme/measures.ts';
export type { Refusal, Theme, ThemeBase, ThemeValues } from './theme/theme.ts';
export { themeAttributes } from './theme/themeAttributes.ts';
export { fromTokens, toTokens, type Token, type TokenGroup } from './theme/tokens.ts';
export { variableMetadata, type VariableMetadata } from './theme/variableMetadata.ts';
export { vars } from './theme/theme.css.ts';
export {
  propertyName,
  variableList,
  variables,
  type Variable,
  type VariableGroup,
  type VariableName,
  type VariableRange,
  type VariableType,
} from './theme/variables.ts';
export {
  AddToQueueIcon,
  BellIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronEndIcon,
  ChevronStartIcon,
  ChevronUpIcon,
  ClockIcon,
  CloseIcon,
  CopyIcon,
  DiscIcon,
  DownloadIcon,
  ErrorIcon,
  ExpandIcon,
  ExplicitIcon,
  EyeIcon,
  EyeOffIcon,
  GenreIcon,
  GlobeIcon,
  GripIcon,
  HeartIcon,
  HomeIcon,
  ImageOffIcon,
  InfoIcon,
  KeyboardIcon,
  LibraryIcon,
  LinkIcon,
  LyricsIcon,
  MenuIcon,
  MicIcon,
  MinusIcon,
  MonitorIcon,
  MoonIcon,
  MoreIcon,
  MusicIcon,
  NextIcon,
  PauseIcon,
  PencilIcon,
  PlayIcon,
  PlayNextIcon,
  PlaylistIcon,
  PlusIcon,
  PreviousIcon,
  QueueIcon,
  RadioIcon,
  RedoIcon,
  RepeatIcon,
  RepeatOneIcon,
  SearchIcon,
  ShareIcon,
  ShuffleIcon,
  SidebarIcon,
  SpeedIcon,
  SunIcon,
  TagIcon,
  ThemeIcon,
  TrashIcon,
  UndoIcon,
  UploadIcon,
  UserIcon,
  VerifiedIcon,
  VolumeIcon,
  VolumeLowIcon,
  VolumeMutedIcon,
  WarningIcon,
  type IconProps,
} from './icons/icons.tsx';
export { Box, type BoxProps } from './Box/Box.tsx';
export { Stack, type StackProps } from './Stack/Stack.tsx';
export { Inline, type InlineProps } from './Inline/Inline.tsx';
export { Grid, type GridProps } from './Grid/Grid.tsx';
export { Container, type ContainerProps } from './Container/Container.tsx';
export { Text, type TextProps } from './Text/Text.tsx';
export { Heading, type HeadingProps } from './Heading/Heading.tsx';
export { Divider, type DividerProps } from './Divider/Divider.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar.tsx';
export { Spinner, useLoader, type SpinnerProps } from './Spinner/Spinner.tsx';
export { Image, type ImageProps } from './Image/Image.tsx';
export { Avatar, type AvatarProps } from './Avatar/Avatar.tsx';
export { Chip, type ChipProps } from './Chip/Chip.tsx';
export { ChipGroup, type ChipGroupProps } from './ChipGroup/ChipGroup.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState.tsx';
export { Code, type CodeProps } from './Code/Code.tsx';
export {
  DescriptionItem,
  DescriptionList,
  type DescriptionItemProps,
  type DescriptionListProps,
} from './DescriptionList/DescriptionList.tsx';
export { Kbd, type KbdProps } from './Kbd/Kbd.tsx';
export { Button, type ButtonProps } from './Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './ButtonLink/ButtonLink.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { Link, type LinkProps } from './Link/Link.tsx';
export { ButtonGroup, type ButtonGroupProps } from './ButtonGroup/ButtonGroup.tsx';
export { CopyButton, type CopyButtonProps } from './CopyButton/CopyButton.tsx';
export { FilterBar, type FilterBarProps } from './FilterBar/FilterBar.tsx';
export { useDragButton, type DragButton, type DragButtonOptions } from './dragging/useDragButton.ts';
export { useDropTarget, type DropTarget, type DropTargetOptions } from './dragging/useDropTarget.ts';
export { FileTrigger, type FileTriggerProps } from './FileTrigger/FileTrigger.tsx';
export { ToggleButton, type ToggleButtonProps } from './ToggleButton/ToggleButton.tsx';
export { ToggleButtonGroup, type ToggleButtonGroupProps } from './ToggleButtonGroup/ToggleButtonGroup.tsx';
export {
  Toolbar,
  ToolbarGroup,
  ToolbarSeparator,
  type ToolbarGroupProps,
  type ToolbarProps,
  type ToolbarSeparatorProps,
} from './Toolbar/Toolbar.tsx';
export type { Align, Justify, Space } from './theme/layout.ts';
export { Carousel, type CarouselProps } from './Carousel/Carousel.tsx';
export { ContextMenu, type ContextMenuProps } from './ContextMenu/ContextMenu.tsx';
export {
  DataGrid,
  type DataGridColumn,
  type DataGridProps,
  type DataGridRange,
} from './DataGrid/DataGrid.tsx';
export { Dialog, type DialogContent, type DialogProps, type DialogSize } from './Dialog/Dialog.tsx';
export { DialogTrigger, type DialogTriggerProps } from './Dialog/DialogTrigger.tsx';
export { DialogHost, type DialogHostProps } from './DialogHost/DialogHost.tsx';
export {
  createDialogStack,
  openDialog,
  type DialogHandle,
  type DialogStack,
} from './DialogHost/dialogStack.ts';
export {
  Menu,
  MenuItem,
  MenuSection,
  MenuSeparator,
  SubmenuTrigger,
  type MenuItemProps,
  type MenuProps,
  type MenuSectionProps,
  type SubmenuTriggerProps,
} from './Menu/Menu.tsx';
export { MenuAt, type MenuAtProps } from './Menu/MenuAt.tsx';
export { MenuTrigger, type MenuTriggerProps } from './Menu/MenuTrigger.tsx';
export { Popover, type PopoverProps } from './Popover/Popover.tsx';
export { PopoverTrigger, type PopoverTriggerProps } from './Popover/PopoverTrigger.tsx';
export {
  moveItems,
  ReorderList,
  useReorder,
  type Move,
  type ReorderListProps,
  type ReorderOptions,
} from './ReorderList/ReorderList.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup/CheckboxGroup.tsx';
export { DropZone, type DropZoneProps, type RefusedFile } from './DropZone/DropZone.tsx';
export { ImageField, type ImageFieldProps } from './ImageField/ImageField.tsx';
export { Radio, RadioGroup, type RadioGroupProps, type RadioProps } from './RadioGroup/RadioGroup.tsx';
export { Switch, type SwitchProps } from './Switch/Switch.tsx';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField.tsx';
export { RangeSlider, type RangeSliderProps } from './RangeSlider/RangeSlider.tsx';
export { Slider, type SliderMark, type SliderProps } from './Slider/Slider.tsx';
export {
  Tab,
  TabList,
  TabPanel,
  Tabs,
  type TabListProps,
  type TabPanelProps,
  type TabProps,
  type TabsProps,
} from './Tabs/Tabs.tsx';
export { TextField, type FieldLabels, type FieldSize, type TextFieldProps } from './TextField/TextField.tsx';
export {
  closeToast,
  createToastQueue,
  toast,
  type ToastAction,
  type ToastOptions,
  type ToastPosition,
  type ToastQueue,
  type ToastType,
} from './Toast/toastQueue.ts';
export { ToastRegion, type ToastRegionProps } from './Toast/ToastRegion.tsx';
export { Tooltip, type TooltipPlacement, type TooltipProps } from './Tooltip/Tooltip.tsx';
export { TooltipHost } from './Tooltip/TooltipHost.tsx';
export { Drawer, type DrawerProps } from './Drawer/Drawer.tsx';
export { ScrollArea, type ScrollAreaProps } from './ScrollArea/ScrollArea.tsx';
export { Stepper, type StepperProps, type StepperStep } from './Stepper/Stepper.tsx';
export { Tray, type TrayProps } from './Tray/Tray.tsx';
export { HtmlView, type FormattedProps, type HtmlViewProps } from './HtmlView/HtmlView.tsx';
export { Markdown, type MarkdownProps } from './Markdown/Markdown.tsx';
export { FormattedBytes, type FormattedBytesProps } from './FormattedBytes/FormattedBytes.tsx';
export { FormattedDate, type FormattedDateProps } from './FormattedDate/FormattedDate.tsx';
export { FormattedDuration, type FormattedDurationProps } from './FormattedDuration/FormattedDuration.tsx';
export { FormattedNumber, type FormattedNumberProps } from './FormattedNumber/FormattedNumber.tsx';
export { RelativeTime, type RelativeTimeProps } from './RelativeTime/RelativeTime.tsx';
export {
  ListBox,
  ListBoxItem,
  ListBoxSection,
  type ListBoxItemProps,
  type ListBoxProps,
  type ListBoxSectionProps,
  type ListOptions,
} from './ListBox/ListBox.tsx';
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx';
export { NumberField, type NumberFieldProps } from './NumberField/NumberField.tsx';
export { SelectionBar, type SelectionBarProps } from './SelectionBar/SelectionBar.tsx';
export { Select, SelectItem, SelectSection, type SelectProps } from './Select/Select.tsx';
export { ComboBox, ComboBoxItem, ComboBoxSection, type ComboBoxProps } from './ComboBox/ComboBox.tsx';
export type { ChartProps } from './chart/ChartFrame.tsx';
export {
  LineChart,
  type LineChartPoint,
  type LineChartProps,
  type LineChartSeries,
} from './LineChart/LineChart.tsx';
export { BarChart, type BarChartProps, type BarChartSeries } from './BarChart/BarChart.tsx';
export { PieChart, type PieChartItem, type PieChartProps } from './PieChart/PieChart.tsx';
export { CountryChart, type CountryChartItem, type CountryChartProps } from './CountryChart/CountryChart.tsx';
export { Tag, TagGroup, type TagGroupProps, type TagProps } from './TagGroup/TagGroup.tsx';
export { AlertDialog, type AlertDialogProps } from './AlertDialog/AlertDialog.tsx';
export { AvatarGroup, type AvatarGroupProps } from './AvatarGroup/AvatarGroup.tsx';
export { Badge, type BadgeProps } from './Badge/Badge.tsx';
export { Callout, type CalloutProps } from './Callout/Callout.tsx';
export { Card, type CardProps } from './Card/Card.tsx';
export { HoverCard, type HoverCardProps } from './HoverCard/HoverCard.tsx';
export { Meter, type MeterProps } from './Meter/Meter.tsx';
export { ProgressCircle, type ProgressCircleProps } from './ProgressCircle/ProgressCircle.tsx';
export { Stat, type StatProps } from './Stat/Stat.tsx';
export { ChipField, type ChipFieldItem, type ChipFieldProps } from './ChipField/ChipField.tsx';
export { SplitPanel, type SplitPanelProps } from './SplitPanel/SplitPanel.tsx';
export { AppLayout, type AppLayoutProps } from './AppLayout/AppLayout.tsx';
export { SidebarLayout, type SidebarLayoutProps } from './SidebarLayout/SidebarLayout.tsx';
export { SidebarItem, type SidebarItemProps } from './SidebarLayout/SidebarItem.tsx';
export {
  DashboardLayout,
  type DashboardLayoutProps,
  type DashboardSidebar,
} from './DashboardLayout/DashboardLayout.tsx';
export {
  Accordion,
  AccordionItem,
  type AccordionItemProps,
  type AccordionProps,
} from './Accordion/Accordion.tsx';
export {
  Breadcrumb,
  Breadcrumbs,
  type BreadcrumbProps,
  type BreadcrumbsProps,
} from './Breadcrumbs/Breadcrumbs.tsx';
export { NavMenu, NavMenuItem, type NavMenuItemProps, type NavMenuProps } from './NavMenu/NavMenu.tsx';
export { CursorPagination, type CursorPaginationProps } from './CursorPagination/CursorPagination.tsx';
export { GridList, GridListItem, type GridListItemProps, type GridListProps } from './GridList/GridList.tsx';
export { InfiniteSentinel, type InfiniteSentinelProps } from './InfiniteSentinel/InfiniteSentinel.tsx';
export { Pagination, type PaginationProps } from './Pagination/Pagination.tsx';
export {
  Cell,
  Column,
  Row,
  Table,
  TableBody,
  TableFooter,
  TableHeader,
  type CellProps,
  type ColumnProps,
  type RowProps,
  type TableBodyProps,
  type TableFooterProps,
  type TableHeaderProps,
  type TableProps,
} from './Table/Table.tsx';
export type { Key, Selection, SortDescriptor } from './Table/Table.tsx';
export { moveInTree, Tree, TreeItem, type Branch, type TreeItemProps, type TreeProps } from './Tree/Tree.tsx';
export { lazyPart, type LazyPart } from './PartBoundary/lazyPart.tsx';
export {
  noFailure,
  PartBoundary,
  type PartBoundaryProps,
  type PartFailureProps,
} from './PartBoundary/PartBoundary.tsx';
export { preloadOverlays } from './PartBoundary/preloadOverlays.ts';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField.tsx';
export { CodeField, type CodeFieldProps } from './CodeField/CodeField.tsx';
export { Calendar, type CalendarProps } from './Calendar/Calendar.tsx';
export { DateField, type DateFieldProps } from './DateField/DateField.tsx';
export { DatePicker, type DatePickerProps } from './DatePicker/DatePicker.tsx';
export {
  DateRangePicker,
  type DatePreset,
  type DateRangePickerProps,
  type DateRangeValue,
} from './DateRangePicker/DateRangePicker.tsx';
export { RangeCalendar, type RangeCalendarProps } from './RangeCalendar/RangeCalendar.tsx';
export { TimeField, type TimeFieldProps } from './TimeField/TimeField.tsx';
export { CommandPalette, type Command, type CommandPaletteProps } from './CommandPalette/CommandPalette.tsx';
export { Form, type FormProps, type ValidationErrors } from './Form/Form.tsx';
export { ColorField, type ColorFieldProps } from './ColorField/ColorField.tsx';
export { ColorPicker, type ColorPickerProps } from './ColorPicker/ColorPicker.tsx';
export { ColorSwatch, type ColorSwatchProps } from './ColorSwatch/ColorSwatch.tsx';
export type { CodeCheck } from './CodeEditor/CodeCheck.ts';
export { checkCode } from './CodeEditor/checkCode.ts';
export { CodeEditor, type CodeEditorProps } from './CodeEditor/CodeEditor.tsx';
export { RichTextField, type RichTextFieldProps } from './RichTextField/RichTextField.tsx';
export { UploadList, type UploadListItem, type UploadListProps } from './UploadList/UploadList.tsx';
export { DiffView, type DiffChange, type DiffViewProps } from './DiffView/DiffView.tsx';
export { GradientField, type GradientFieldProps } from './GradientField/GradientField.tsx';
export { HeatMap, type HeatMapProps } from './HeatMap/HeatMap.tsx';
export { JsonField, type JsonFieldProps, type JsonValue } from './JsonField/JsonField.tsx';
export { Rating, RatingGroup, type RatingGroupProps, type RatingProps } from './RatingGroup/RatingGroup.tsx';
export { Sparkline, type SparklineProps } from './Sparkline/Sparkline.tsx';
export { Timeline, TimelineItem, type TimelineItemProps, type TimelineProps } from './Timeline/Timeline.tsx';
